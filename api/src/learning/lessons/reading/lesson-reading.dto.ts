import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { CourseLink, OutlineLesson } from '../../courses/courses.dto.js';
import { QuestionResultResponse, QuizResultResponse } from '../answers/answers.dto.js';
import { BLOCKS, QUESTIONS } from '../blocks/blocks.dto.js';
import type { ShownBlock } from '../blocks/shown-blocks.js';

export class LessonLink {
  slug!: string;
  title!: string;
}

export class LessonPlace {
  blockId!: string;
  /** How far the film or recording was played */ seconds!: number;
}

@ApiExtraModels(...BLOCKS, ...QUESTIONS)
export class LessonDetail extends OutlineLesson {
  /** How much of `durationMinutes` is its exercise */
  @ApiProperty({ type: 'integer' }) exerciseMinutes!: number;
  /** Markdown of its text blocks */ body!: string;
  @ApiProperty({ type: 'array', items: { oneOf: BLOCKS.map((block) => ({ $ref: getSchemaPath(block) })) } })
  blocks!: ShownBlock[];
  /** What the caller has answered */ answers!: QuestionResultResponse[];
  /** How the caller stands in each quiz */ quizzes!: QuizResultResponse[];
  /** How far the caller is in films and recordings */ positions!: LessonPlace[];
  course!: CourseLink;
  previous!: LessonLink | null;
  next!: LessonLink | null;
}
