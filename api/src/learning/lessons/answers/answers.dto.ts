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
  /** The id of a choice (single), ids of choices (multiple, in order for ordering), left id → right id (matching), words (short) */
  @ApiProperty({ ...ANSWER })
  @IsDefined({ message: 'Answer the question first.' })
  answer!: string | string[] | Record<string, string>;
}

export class QuestionResultResponse {
  questionId!: string;
  /** As it was given */ @ApiProperty({ ...ANSWER }) answer!: string | string[] | Record<string, string>;
  /** null for free text, which is compared by the member */ correct!: boolean | null;
  @ApiProperty({ type: 'integer' }) tries!: number;
  /** Text for what was chosen */ feedback!: string[];
  /** Markdown; null while the question is open */ explanation!: string | null;
  /** null while the question is open */
  @ApiProperty({ ...ANSWER, nullable: true }) solution!: string | string[] | Record<string, string> | null;
}

export class QuizResultResponse {
  blockId!: string;
  /** Questions that are right, or answered as text */ @ApiProperty({ type: 'integer' }) right!: number;
  @ApiProperty({ type: 'integer' }) total!: number;
  passed!: boolean;
}

export class AnswerResponse extends QuestionResultResponse {
  quiz!: QuizResultResponse;
}
