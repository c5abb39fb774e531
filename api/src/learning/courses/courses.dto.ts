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
import { LESSON_KINDS, type LessonKind } from './lesson-kinds.js';

export class CourseListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: TRACKS })
  @IsOptional()
  @IsIn(TRACKS)
  track?: Track;

  @ApiPropertyOptional({ enum: ACCESS_TIERS })
  @IsOptional()
  @IsIn(ACCESS_TIERS)
  access?: AccessTier;

  @ApiPropertyOptional({ enum: COURSE_LEVELS })
  @IsOptional()
  @IsIn(COURSE_LEVELS)
  level?: CourseLevel;

  @ApiPropertyOptional({
    enum: COURSE_LENGTHS,
    description: 'Less than an hour and a half, up to three hours, longer',
  })
  @IsOptional()
  @IsIn(COURSE_LENGTHS)
  length?: CourseLength;

  @ApiPropertyOptional({ enum: COURSE_STATES, description: 'Where the caller is in it' })
  @IsOptional()
  @IsIn(COURSE_STATES)
  state?: CourseState;

  @ApiPropertyOptional({
    enum: COURSE_SORTS,
    default: 'suggested',
    description: 'suggested: what the caller is in first, what they have finished last',
  })
  @IsOptional()
  @IsIn(COURSE_SORTS)
  sort: CourseSort = 'suggested';

  @ApiPropertyOptional({ maxLength: 100, description: 'Words of the title or the promise' })
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
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'One sentence: what the member can do afterwards' }) promise!: string;
  @ApiProperty({ enum: TRACKS }) track!: Track;
  @ApiProperty({ enum: COURSE_LEVELS }) level!: CourseLevel;
  @ApiProperty({ example: '3 h 20 min' }) duration!: string;
  @ApiProperty({ type: 'integer' }) durationMinutes!: number;
  @ApiProperty({ type: 'integer' }) lessonCount!: number;
  @ApiProperty({ enum: ACCESS_TIERS }) access!: AccessTier;
  @ApiProperty({ description: 'Seeds the drawn cover' }) coverSeed!: string;
  @ApiProperty({ type: PersonSummary }) instructor!: PersonSummary;
  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 5, description: 'Null without reviews' })
  averageRating!: number | null;
  @ApiProperty({ type: 'integer' }) reviewCount!: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: 100,
    description: 'Of the caller; null when not enrolled',
  })
  progress!: number | null;
}

export class OutlineLesson {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer', description: 'From 1, across the course' }) position!: number;
  @ApiProperty({ type: 'integer' }) durationMinutes!: number;
  @ApiProperty({ enum: LESSON_KINDS }) kind!: LessonKind;
  @ApiProperty({ description: 'Open to visitors' }) isPreview!: boolean;
  @ApiProperty() isCompleted!: boolean;
}

export class OutlineModule {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: [OutlineLesson] }) lessons!: OutlineLesson[];
}

export class NextLesson {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer' }) position!: number;
}

export class CourseStanding {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) progress!: number;
  @ApiProperty({ type: NextLesson, nullable: true }) nextLesson!: NextLesson | null;
  @ApiProperty({ type: 'integer', description: 'Lessons that came since the course was finished' })
  newLessons!: number;
}

export class CourseDetail extends CourseSummary {
  @ApiProperty({ description: 'Markdown' }) description!: string;
  @ApiProperty({ type: [String] }) outcomes!: string[];
  @ApiProperty({ description: 'No longer offered: those enrolled keep it, others do not find it' })
  isWithdrawn!: boolean;
  @ApiProperty({ type: [OutlineModule] }) modules!: OutlineModule[];
  @ApiProperty({ type: CourseStanding, nullable: true }) enrollment!: CourseStanding | null;
}

export class CourseLink {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}
