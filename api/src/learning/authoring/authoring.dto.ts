import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsUUID,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { TrimmedText } from '../../core/validation/validation.js';
import { ACCESS_TIERS, type AccessTier, COURSE_LEVELS, type CourseLevel } from '../courses/course.entity.js';
import { LESSON_KINDS, type LessonKind } from '../courses/lesson-kinds.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';
import { PublishedVersionSummary } from '../../site/versions/versions.dto.js';

const BLOCK = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

export class DocumentLessonResponse {
  @ApiProperty({ format: 'uuid', description: 'What members did in a lesson belongs to its id' }) id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer', description: 'What its exercise takes' }) exerciseMinutes!: number;
  @ApiProperty({ enum: LESSON_KINDS }) kind!: LessonKind;
  @ApiProperty() isPreview!: boolean;
  @ApiProperty({ ...BLOCK, description: 'As they are stored, with the answers of quizzes' })
  blocks!: object[];
}

export class DocumentModuleResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: [DocumentLessonResponse] }) lessons!: DocumentLessonResponse[];
}

export class CourseDocumentResponse {
  @ApiProperty() title!: string;
  @ApiProperty() promise!: string;
  @ApiProperty({ description: 'Markdown' }) description!: string;
  @ApiProperty({ type: [String] }) outcomes!: string[];
  @ApiProperty({ enum: COURSE_LEVELS }) level!: CourseLevel;
  @ApiProperty({ enum: ACCESS_TIERS }) access!: AccessTier;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) instructorId!: string | null;
  @ApiProperty({ type: [DocumentModuleResponse] }) modules!: DocumentModuleResponse[];
}

class CourseTrack {
  @ApiProperty({ enum: TRACKS, nullable: true, type: String, description: 'null until it is published' })
  track!: Track | null;
  @ApiProperty({ enum: TRACKS, description: 'By the words of the title' }) assignedTrack!: Track;
  @ApiProperty({
    enum: TRACKS,
    nullable: true,
    type: String,
    description: 'What an administrator has chosen instead',
  })
  trackOverride!: Track | null;
}

export class CourseToEditSummary extends CourseTrack {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, nullable: true }) slug!: string | null;
  @ApiProperty() title!: string;
  @ApiProperty() isPublished!: boolean;
  @ApiProperty({ description: 'Those enrolled keep it, others do not find it' }) isWithdrawn!: boolean;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ description: 'Whether the draft says something else than members see' })
  hasChanges!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) updatedAt!: string | null;
}

export class CourseDraftResponse extends CourseTrack {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, nullable: true }) slug!: string | null;
  @ApiProperty() isPublished!: boolean;
  @ApiProperty({ description: 'Those enrolled keep it, others do not find it' }) isWithdrawn!: boolean;
  @ApiProperty({ type: 'integer', description: 'To be sent with the next change; 0 before the first' })
  version!: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The version of the draft that members see, if it was published from here',
  })
  publishedVersion!: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) updatedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) updatedBy!: string | null;
  @ApiProperty({ type: CourseDocumentResponse }) document!: CourseDocumentResponse;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'What keeps it from being published, in words by path',
  })
  problems!: Record<string, string[]>;
}

export class CourseVersionDetail extends PublishedVersionSummary {
  @ApiProperty({ type: CourseDocumentResponse }) document!: CourseDocumentResponse;
}

export class NewCourseRequest {
  @TrimmedText({ max: 160, words: 'Enter a title of at most 160 characters.' }) title!: string;
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'Who teaches it' })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsUUID()
  instructorId?: string | null;
}

export class DraftVersion {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'The version this change was made to' })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  version!: number;
}

export class CourseDraftRequest extends DraftVersion {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'A CourseDocument; what is left out is empty, parts without an id are new',
  })
  @IsObject({ message: 'Send the whole course.' })
  document!: object;
}

export class LessonDraftRequest extends DraftVersion {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'A lesson of a CourseDocument' })
  @IsObject({ message: 'Send the whole lesson.' })
  lesson!: object;
}

export class ModuleOrder {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
  @ApiProperty({ type: [String], format: 'uuid' })
  @IsArray()
  @ArrayMaxSize(60)
  @IsUUID(undefined, { each: true })
  lessonIds!: string[];
}

export class OrderRequest extends DraftVersion {
  @ApiProperty({ type: [ModuleOrder], description: 'Every module and every lesson, once' })
  @IsArray()
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => ModuleOrder)
  modules!: ModuleOrder[];
}

export class TrackRequest {
  @ApiProperty({ enum: TRACKS, nullable: true, type: String, description: 'null: by the words of the title' })
  @IsDefined({ message: 'Choose a track.' })
  @ValidateIf((_, value) => value !== null)
  @IsIn(TRACKS, { message: 'Choose a track.' })
  track!: Track | null;
}
