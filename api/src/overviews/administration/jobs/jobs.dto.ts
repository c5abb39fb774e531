import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { OrderedPageQuery } from '../../../core/paging/paging.js';
import { SupportedCharacters, TrimmedText } from '../../../core/validation/validation.js';

export const JOB_STATES = ['failed', 'waiting', 'running', 'done'] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JOB_KINDS = ['email', 'job'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export class JobListQuery extends OrderedPageQuery {
  /** The name of a queue */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @SupportedCharacters()
  queue?: string;

  /** Emails, or all other jobs */
  @IsOptional()
  @IsIn(JOB_KINDS, { message: 'Choose email or job.' })
  kind?: JobKind;

  /** All that are not done, unless said */
  @IsOptional()
  @IsIn(JOB_STATES, { message: 'Choose failed, waiting, running or done.' })
  state?: JobState;

  /** Part of the id, of the error, or of an email’s address or subject */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @SupportedCharacters()
  query?: string;
}

/** A background job; emails are jobs, too. */
export class JobEntry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  queue!: string;
  @ApiProperty({ enum: JOB_KINDS, enumName: 'JobKind' }) kind!: JobKind;
  @ApiProperty({ enum: JOB_STATES, enumName: 'JobState' }) state!: JobState;
  /** Since it was enqueued, or retried by hand */ @ApiProperty({ type: 'integer' }) attempts!: number;
  @ApiProperty({ type: 'integer' }) maxAttempts!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  /** Of one that waits */ @ApiProperty({ format: 'date-time' }) nextRunAt!: string | null;
  /** When it was done or failed for good */ @ApiProperty({ format: 'date-time' }) endedAt!: string | null;
  /** Of the last attempt, without addresses, links and codes */ error!: string | null;
  /** An email that its mail server may have taken: another attempt may send it twice */ uncertain!: boolean;
  /** An email with a code that is not valid any more, which is not sent again */ expired!: boolean;
  /** What it carries, without text, addresses, links and codes */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) payload!: object | null;
}

export class JobQueueNumbers {
  queue!: string;
  @ApiProperty({ enum: JOB_KINDS, enumName: 'JobKind' }) kind!: JobKind;
  @ApiProperty({ type: 'integer' }) waiting!: number;
  @ApiProperty({ type: 'integer' }) running!: number;
  @ApiProperty({ type: 'integer' }) failed!: number;
  /** When the oldest was enqueued that waits or runs */
  @ApiProperty({ format: 'date-time' })
  oldest!: string | null;
}

export class JobDropRequest {
  @TrimmedText({ multiline: true, max: 500, message: 'Enter a reason of up to 500 characters.' })
  reason!: string;
}

export class JobRetryRequest extends JobDropRequest {
  /** An uncertain email is sent again, even if it then arrives twice */
  @IsOptional()
  @IsBoolean()
  mayArriveTwice?: boolean;
}
