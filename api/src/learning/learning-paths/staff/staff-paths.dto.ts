import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { REASON_RULE } from '../../../core/audit/reason.dto.js';
import { TrimmedText } from '../../../core/validation/validation.js';

const TITLE_RULE = { max: 120, message: 'Enter a title of up to 120 characters.' } as const;
const CHOICE_MESSAGE = 'Choose up to 100 courses, each once.';

export class StaffPathCourse {
  id!: string;
  title!: string;
  @ApiProperty({ type: 'integer' }) durationMinutes!: number;
  /** Those enrolled alone see it */ isWithdrawn!: boolean;
  /** Whether the course can leave the path; a course of a track whose title says so can only go to another one */
  canLeave!: boolean;
}

/** A published course that is not on the path. */
export class PathCourseChoice {
  id!: string;
  title!: string;
  /** The track that it would leave */ @ApiProperty({ type: String, nullable: true }) leaves!: string | null;
}

export class StaffLearningPath {
  id!: string;
  title!: string;
  description!: string;
  /** One of the three tracks, which keep their titles and are always public */ isTrack!: boolean;
  isPublic!: boolean;
  /** Of the texts and the courses; another one as soon as they are others */ version!: string;
  /** How many have joined */ @ApiProperty({ type: 'integer' }) memberCount!: number;
  /** In their order, with the withdrawn ones */ courses!: StaffPathCourse[];
}

export class NewLearningPath {
  @TrimmedText(TITLE_RULE)
  title!: string;

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}

export class LearningPathChange {
  /** What the change was made to */
  @TrimmedText({ max: 64, message: 'Enter the version that you changed.' })
  version!: string;

  @TrimmedText(TITLE_RULE)
  title!: string;

  @TrimmedText({ max: 600, multiline: true, message: 'Enter a summary of up to 600 characters.' })
  description!: string;

  /** All its courses, in their order */
  @IsArray({ message: CHOICE_MESSAGE })
  @ArrayMaxSize(100, { message: CHOICE_MESSAGE })
  @ArrayUnique({ message: CHOICE_MESSAGE })
  @IsUUID('all', { each: true, message: CHOICE_MESSAGE })
  courseIds!: string[];

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}
