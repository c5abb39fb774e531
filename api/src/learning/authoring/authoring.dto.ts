import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { TrimmedText } from '../../core/validation/validation.js';
import { type AccessTier, type CourseLevel } from '../courses/course.entity.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { type LessonKind } from '../courses/lesson-kinds.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';
import { PublishedVersionSummary } from '../../site/versions/versions.dto.js';
import type { MediaKind } from '../../site/media/media.entity.js';
import { COURSE_STATES, type CourseState } from './course-state.js';

const BLOCK = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

export class DocumentLessonResponse {
  /** What members did in a lesson belongs to its id */ @ApiProperty({ format: 'uuid' }) id!: string;
  title!: string;
  /** What its exercise takes */ @ApiProperty({ type: 'integer' }) exerciseMinutes!: number;
  kind!: LessonKind;
  isPreview!: boolean;
  /** As they are stored, with the answers of quizzes */ @ApiProperty({ ...BLOCK }) blocks!: object[];
}

export class DocumentModuleResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  title!: string;
  lessons!: DocumentLessonResponse[];
}

export class CourseDocumentResponse {
  title!: string;
  promise!: string;
  /** Markdown */ description!: string;
  outcomes!: string[];
  level!: CourseLevel;
  access!: AccessTier;
  @ApiProperty({ format: 'uuid' }) instructorId!: string | null;
  modules!: DocumentModuleResponse[];
}

export class CourseTrack {
  @ApiProperty({ enum: TRACKS, nullable: true, type: String, description: 'null until it is published' })
  track!: Track | null;
  @ApiProperty({ enum: TRACKS, description: 'By the words of the title' }) assignedTrack!: Track;
  /** The word of the title that says so; null where none does */ trackKeyword!: string | null;
  @ApiProperty({
    enum: TRACKS,
    nullable: true,
    type: String,
    description: 'What an administrator has chosen instead',
  })
  trackOverride!: Track | null;
}

export class CoursesToEditQuery extends PageQuery {
  /** Part of the title */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  query?: string;

  @ApiPropertyOptional({ enum: COURSE_STATES })
  @IsOptional()
  @IsIn(COURSE_STATES, { message: 'Choose one of the statuses.' })
  state?: CourseState;
}

export class CourseToEditSummary extends CourseTrack {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string | null;
  title!: string;
  isPublished!: boolean;
  /** Those enrolled keep it, others do not find it */ isWithdrawn!: boolean;
  @ApiProperty({ type: 'integer' }) version!: number;
  /** Whether the draft says something else than members see */ hasChanges!: boolean;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string | null;
  /** When its draft is to be published */ @ApiProperty({ format: 'date-time' }) publishAt!: string | null;
  /** Who is to teach it */ instructor!: AuthorSummary | null;
  /** How many are or were enrolled */ @ApiProperty({ type: 'integer' }) learnerCount!: number;
}

export class CourseDraftResponse extends CourseTrack {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string | null;
  isPublished!: boolean;
  /** Those enrolled keep it, others do not find it */ isWithdrawn!: boolean;
  /** To be sent with the next change; 0 before the first */
  @ApiProperty({ type: 'integer' }) version!: number;
  /** The version of the draft that members see, if it was published from here */
  @ApiProperty({ type: 'integer' }) publishedVersion!: number | null;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string | null;
  updatedBy!: string | null;
  /** When the draft is to be published */ @ApiProperty({ format: 'date-time' }) publishAt!: string | null;
  /** When it last was to be published, and could not be */
  @ApiProperty({ format: 'date-time' }) publishFailedAt!: string | null;
  /** The member of `document.instructorId` */ instructor!: AuthorSummary | null;
  document!: CourseDocumentResponse;
  /** What keeps it from being published, with messages by path */ problems!: Record<string, string[]>;
}

export class CourseVersionDetail extends PublishedVersionSummary {
  document!: CourseDocumentResponse;
}

/** The blocks that show a file of the media library, and what kinds of files they can show. */
export const MEDIA_BLOCKS = {
  video: ['film'],
  audio: ['audio'],
  file: ['document', 'captions', 'film', 'audio'],
} satisfies Record<string, MediaKind[]>;
const MEDIA_BLOCK_KINDS = Object.keys(MEDIA_BLOCKS) as (keyof typeof MEDIA_BLOCKS)[];

export class CourseMediaQuery {
  @ApiProperty({ enum: MEDIA_BLOCK_KINDS })
  @IsIn(MEDIA_BLOCK_KINDS, { message: 'Choose video, audio or file.' })
  block!: keyof typeof MEDIA_BLOCKS;
}

export class NewCourseRequest {
  @TrimmedText({ max: 160, message: 'Enter a title of up to 160 characters.' }) title!: string;
  /** Who teaches it */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsUUID()
  instructorId?: string | null;
}

export class DraftVersion {
  /** The version this change was made to */
  @ApiProperty({ type: 'integer' })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  version!: number;
}

export class CourseDraftRequest extends DraftVersion {
  /** A CourseDocument; what is left out is empty, parts without an id are new */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Send the whole course.' })
  document!: object;
}

/** Its version may be older than the draft’s as long as the lesson has not changed since. */
export class LessonDraftRequest extends DraftVersion {
  /** A lesson of a CourseDocument */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Send the whole lesson.' })
  lesson!: object;
}

export class ModuleOrder {
  @IsUUID() id!: string;
  @IsArray()
  @ArrayMaxSize(60)
  @IsUUID(undefined, { each: true })
  lessonIds!: string[];
}

export class OrderRequest extends DraftVersion {
  /** Every module and every lesson, once */
  @IsArray()
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => ModuleOrder)
  modules!: ModuleOrder[];
}

export class TrackRequest {
  /** null: by the words of the title */
  @IsDefined({ message: 'Choose a track.' })
  @ValidateIf((_, value) => value !== null)
  @IsIn(TRACKS, { message: 'Choose a track.' })
  track!: Track | null;
}
