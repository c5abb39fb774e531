import { ApiProperty } from '@nestjs/swagger';
import { IsDefined } from 'class-validator';

const ANSWER = {
  oneOf: [
    { type: 'string' },
    { type: 'array', items: { type: 'string' } },
    { type: 'object', additionalProperties: { type: 'string' } },
  ],
};

export class AnswerRequest {
  @ApiProperty({
    ...ANSWER,
    description:
      'The id of a choice (single), ids of choices (multiple, in order for ordering), left id → right id (matching), words (short)',
  })
  @IsDefined({ message: 'Answer the question first.' })
  answer!: string | string[] | Record<string, string>;
}

export class QuestionResultResponse {
  @ApiProperty() questionId!: string;
  @ApiProperty({ ...ANSWER, description: 'As it was given' })
  answer!: string | string[] | Record<string, string>;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'null for words, which are compared by the member',
  })
  correct!: boolean | null;
  @ApiProperty({ type: 'integer' }) tries!: number;
  @ApiProperty({ type: [String], description: 'Words for what was chosen' }) feedback!: string[];
  @ApiProperty({ type: String, nullable: true, description: 'Markdown; null while the question is open' })
  explanation!: string | null;
  @ApiProperty({ ...ANSWER, nullable: true, description: 'null while the question is open' })
  solution!: string | string[] | Record<string, string> | null;
}

export class QuizResultResponse {
  @ApiProperty() blockId!: string;
  @ApiProperty({ type: 'integer', description: 'Questions that are right, or answered in words' })
  right!: number;
  @ApiProperty({ type: 'integer' }) total!: number;
  @ApiProperty() passed!: boolean;
}

export class AnswerResponse extends QuestionResultResponse {
  @ApiProperty({ type: QuizResultResponse }) quiz!: QuizResultResponse;
}
