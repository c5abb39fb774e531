import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsNotEmptyObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { IsMoment } from '../../core/time/dates.js';
import { PageQuery } from '../../core/paging/paging.js';
import { ClearableText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import {
  type Decision,
  DECISIONS,
  REPORT_REASONS,
  type ReportReason,
  SUBJECT_KINDS,
  type SubjectKind,
} from './report-kinds.js';

const REASON_MESSAGE = 'Please say what is wrong.';

export class ReportSubjectReference {
  @ApiProperty({ enum: SUBJECT_KINDS })
  @IsIn(SUBJECT_KINDS)
  kind!: SubjectKind;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class NewReport {
  @ApiProperty({ type: ReportSubjectReference })
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => ReportSubjectReference)
  subject!: ReportSubjectReference;

  @ApiProperty({ enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: REASON_MESSAGE })
  reason!: ReportReason;

  @ClearableText({ multiline: true, max: 1_000, words: 'Please use at most 1,000 characters.' })
  note?: string | null;
}

export class ReportReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

export const REPORT_STATES = ['open', 'decided'] as const;

export class ReportListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: REPORT_STATES, description: 'Both, the open ones first, unless said' })
  @IsOptional()
  @IsIn(REPORT_STATES)
  state?: (typeof REPORT_STATES)[number];
}

export class ReportedCopyResponse {
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Markdown' }) text!: string;
  @ApiProperty({ type: String, nullable: true }) author!: string | null;
  @ApiProperty({ description: 'Path on the site' }) href!: string;
}

export class SingleReport {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: REPORT_REASONS }) reason!: ReportReason;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ type: AuthorSummary, nullable: true }) reporter!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class ModerationDecision {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: DECISIONS }) decision!: Decision;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ type: AuthorSummary, nullable: true, description: 'Who decided' })
  actor!: AuthorSummary | null;
  @ApiProperty({ type: String, nullable: true, description: 'To the author' }) words!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) until!: string | null;
}

export class ReportedAuthor extends AuthorSummary {
  @ApiProperty({ type: 'integer' }) warnings!: number;
  @ApiProperty({ type: 'integer' }) suspensions!: number;
  @ApiProperty({ description: 'Suspended now' }) isSuspended!: boolean;
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
}

export class ReportedMatter {
  @ApiProperty({ format: 'uuid', description: 'Of the first report' }) id!: string;
  @ApiProperty({ enum: REPORT_STATES }) state!: (typeof REPORT_STATES)[number];
  @ApiProperty({ type: ReportSubjectReference }) subject!: ReportSubjectReference;
  @ApiProperty({ type: ReportedCopyResponse, description: 'As it was when it was first reported' })
  copy!: ReportedCopyResponse;
  @ApiProperty({ description: 'Whether it is out of sight now' }) isHidden!: boolean;
  @ApiProperty({ enum: DECISIONS, isArray: true, description: 'What can be decided on it' })
  choices!: Decision[];
  @ApiProperty({ type: ReportedAuthor, nullable: true, description: 'Whose it is' })
  author!: ReportedAuthor | null;
  @ApiProperty({ type: [SingleReport], description: 'The oldest first, at most 50' })
  reports!: SingleReport[];
  @ApiProperty({ type: 'integer' }) reportCount!: number;
  @ApiProperty({ type: ModerationDecision, nullable: true }) decision!: ModerationDecision | null;
  @ApiProperty({
    type: [ModerationDecision],
    description: 'Earlier decisions on the same thing, the latest first',
  })
  earlier!: ModerationDecision[];
}

export class DecisionRequest {
  @ApiProperty({ enum: DECISIONS })
  @IsIn(DECISIONS, { message: 'Please choose what to do.' })
  decision!: Decision;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The end of a suspension; without it, until a moderator ends it',
  })
  @IsOptional()
  @IsMoment('Please give a date.')
  until?: string | null;

  @ClearableText({ multiline: true, max: 2_000, words: 'Please use at most 2,000 characters.' })
  words?: string | null;

  @ApiPropertyOptional({ format: 'uuid', description: 'The decision that this one takes the place of' })
  @IsOptional()
  @IsUUID()
  replaces?: string;
}
