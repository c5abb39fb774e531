import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsNotEmptyObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { IsMoment } from '../../core/time/dates.js';
import { PageQuery } from '../../core/paging/paging.js';
import { ClearableText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { SUBJECT_KINDS, type SubjectKind } from '../../core/report-subjects/report-subjects.module.js';
import { type Decision, DECISIONS, REPORT_REASONS, type ReportReason } from './report-kinds.js';

const REASON_MESSAGE = 'Choose a reason.';

export class ReportSubjectReference {
  @IsIn(SUBJECT_KINDS)
  kind!: SubjectKind;

  @IsUUID()
  id!: string;
}

export class NewReport {
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => ReportSubjectReference)
  subject!: ReportSubjectReference;

  @IsIn(REPORT_REASONS, { message: REASON_MESSAGE })
  reason!: ReportReason;

  @ClearableText({ multiline: true, max: 1_000, message: 'Use up to 1,000 characters.' })
  note?: string | null;
}

export class ReportReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

export const REPORT_STATES = ['open', 'decided'] as const;

export class ReportListQuery extends PageQuery {
  /** Both, the open ones first, unless said */
  @IsOptional()
  @IsIn(REPORT_STATES)
  state?: (typeof REPORT_STATES)[number];
}

export class ReportedCopyResponse {
  title!: string;
  /** Markdown */ text!: string;
  author!: string | null;
  /** Path on the site */ href!: string;
}

export class SingleReport {
  @ApiProperty({ format: 'uuid' }) id!: string;
  reason!: ReportReason;
  note!: string | null;
  reporter!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class ModerationDecision {
  @ApiProperty({ format: 'uuid' }) id!: string;
  decision!: Decision;
  @ApiProperty({ format: 'date-time' }) at!: string;
  /** Who decided */ actor!: AuthorSummary | null;
  /** To the author */ message!: string | null;
  @ApiProperty({ format: 'date-time' }) until!: string | null;
}

export class ReportedAuthor extends AuthorSummary {
  @ApiProperty({ type: 'integer' }) warnings!: number;
  @ApiProperty({ type: 'integer' }) suspensions!: number;
  /** Suspended now */ isSuspended!: boolean;
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
}

export class ReportedMatter {
  /** Of the first report */ @ApiProperty({ format: 'uuid' }) id!: string;
  state!: (typeof REPORT_STATES)[number];
  subject!: ReportSubjectReference;
  /** As it was when it was first reported */ copy!: ReportedCopyResponse;
  /** Whether it is out of sight now */ isHidden!: boolean;
  /** What can be decided on it */ choices!: Decision[];
  /** Whose it is */ author!: ReportedAuthor | null;
  /** The oldest first, at most 50 */ reports!: SingleReport[];
  @ApiProperty({ type: 'integer' }) reportCount!: number;
  decision!: ModerationDecision | null;
  /** Earlier decisions on the same thing, the latest first */ earlier!: ModerationDecision[];
}

export class DecisionRequest {
  @IsIn(DECISIONS, { message: 'Choose a decision.' })
  decision!: Decision;

  /** The end of a suspension; without it, until a moderator ends it */
  @ApiProperty({ format: 'date-time' })
  @IsOptional()
  @IsMoment('Enter a date.')
  until?: string | null;

  @ClearableText({ multiline: true, max: 2_000, message: 'Use up to 2,000 characters.' })
  message?: string | null;

  /** The decision that this one takes the place of */
  @IsOptional()
  @IsUUID()
  replaces?: string;
}
