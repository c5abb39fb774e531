import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { PersonSummary } from '../../identity/users/person.dto.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';
import { ACCESS_TIERS, type AccessTier, COURSE_LEVELS, type CourseLevel } from './course.entity.js';
import {
  COURSE_LENGTHS,
  COURSE_SORTS,
  COURSE_STATES,
  type CourseLength,
  type CourseSort,
  type CourseState,
} from './course-filters.js';
import { type LessonKind } from './lesson-kinds.js';

export class CourseListQuery extends PageQuery {
  @IsOptional()
  @IsIn(TRACKS)
  track?: Track;

  @IsOptional()
  @IsIn(ACCESS_TIERS)
  access?: AccessTier;

  @IsOptional()
  @IsIn(COURSE_LEVELS)
  level?: CourseLevel;

  /** Less than an hour and a half, up to three hours, longer */
  @IsOptional()
  @IsIn(COURSE_LENGTHS)
  length?: CourseLength;

  /** Where the caller is in it */
  @IsOptional()
  @IsIn(COURSE_STATES)
  state?: CourseState;

  /** suggested: what the caller is in first, what they have finished last */
  @ApiPropertyOptional()
  @IsOptional()
  @IsIn(COURSE_SORTS)
  sort: CourseSort = 'suggested';

  /** Words of the title or the promise */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll('\0', '').trim() : value,
  )
  @IsString()
  @MaxLength(100)
  q?: string;
}

export class CourseSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  /** One sentence: what the member can do afterwards */ promise!: string;
  track!: Track;
  level!: CourseLevel;
  @ApiProperty({ example: '3 h 20 min' }) duration!: string;
  @ApiProperty({ type: 'integer' }) durationMinutes!: number;
  @ApiProperty({ type: 'integer' }) lessonCount!: number;
  access!: AccessTier;
  /** Seeds the drawn cover */ coverSeed!: string;
  instructor!: PersonSummary;
  /** Null without reviews */ @ApiProperty({ minimum: 1, maximum: 5 }) averageRating!: number | null;
  @ApiProperty({ type: 'integer' }) reviewCount!: number;
  /** Of the caller; null when not enrolled */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) progress!: number | null;
}

export class OutlineLesson {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  /** From 1, across the course */ @ApiProperty({ type: 'integer' }) position!: number;
  @ApiProperty({ type: 'integer' }) durationMinutes!: number;
  kind!: LessonKind;
  /** Open to visitors */ isPreview!: boolean;
  isCompleted!: boolean;
}

export class OutlineModule {
  @ApiProperty({ format: 'uuid' }) id!: string;
  title!: string;
  lessons!: OutlineLesson[];
}

export class NextLesson {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  @ApiProperty({ type: 'integer' }) position!: number;
}

export class EnrollmentStatus {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) progress!: number;
  nextLesson!: NextLesson | null;
  /** Lessons that came since the course was finished */
  @ApiProperty({ type: 'integer' }) newLessons!: number;
}

export class CourseDetail extends CourseSummary {
  /** Markdown */ description!: string;
  outcomes!: string[];
  /** No longer offered: those enrolled keep it, others do not find it */ isWithdrawn!: boolean;
  /** The caller teaches it */ isInstructor!: boolean;
  modules!: OutlineModule[];
  enrollment!: EnrollmentStatus | null;
}

export class CourseLink {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
}
