import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { OrderedPageQuery } from '../../../core/paging/paging.js';
import { DayFilter } from '../../../core/time/day-filter.js';
import { AuthorSummary } from '../../../identity/users/person.dto.js';

export class AuditLogQuery extends OrderedPageQuery {
  /** Part of the name of who did it, or of whom it concerns */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  who?: string;

  /** Part of the act, of what it was done to, or of the reason */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  what?: string;

  /** The first day, in UTC */
  @DayFilter()
  from?: string;

  /** The last day, in UTC */
  @DayFilter()
  to?: string;
}

/** Who did what to which subject. */
export class AuditLogEntry {
  id!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
  /** Null when it was no member, or one who is gone */ actor!: AuthorSummary | null;
  /** What acted instead of a member: a deploy token, the command line, a job */ actorName!: string | null;
  action!: string;
  subjectKind!: string;
  subjectId!: string;
  /** Whom it concerns */ member!: AuthorSummary | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) before!: object | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) after!: object | null;
  reason!: string | null;
}
