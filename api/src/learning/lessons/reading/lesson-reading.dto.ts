import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { CourseLink, OutlineLesson } from '../../courses/courses.dto.js';
import { QuestionResultResponse, QuizResultResponse } from '../answers/answers.dto.js';
import { BLOCKS, QUESTIONS } from '../blocks/blocks.dto.js';
import type { ShownBlock } from '../blocks/shown-blocks.js';

export class LessonLink {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

export class LessonPlace {
  @ApiProperty() blockId!: string;
  @ApiProperty({ description: 'How far the film or recording was played' }) seconds!: number;
}

@ApiExtraModels(...BLOCKS, ...QUESTIONS)
export class LessonDetail extends OutlineLesson {
  @ApiProperty({ type: 'integer', description: 'How much of `durationMinutes` is its exercise' })
  exerciseMinutes!: number;
  @ApiProperty({ description: 'Markdown: the words of its text blocks' }) body!: string;
  @ApiProperty({ type: 'array', items: { oneOf: BLOCKS.map((block) => ({ $ref: getSchemaPath(block) })) } })
  blocks!: ShownBlock[];
  @ApiProperty({ type: [QuestionResultResponse], description: 'What the caller has answered' })
  answers!: QuestionResultResponse[];
  @ApiProperty({ type: [QuizResultResponse], description: 'How the caller stands in each quiz' })
  quizzes!: QuizResultResponse[];
  @ApiProperty({ type: [LessonPlace], description: 'How far the caller is in films and recordings' })
  positions!: LessonPlace[];
  @ApiProperty({ type: CourseLink }) course!: CourseLink;
  @ApiProperty({ type: LessonLink, nullable: true }) previous!: LessonLink | null;
  @ApiProperty({ type: LessonLink, nullable: true }) next!: LessonLink | null;
}
