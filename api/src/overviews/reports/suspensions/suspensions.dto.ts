import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { REASON_RULE } from '../../../core/audit/reason.dto.js';
import { IsMoment } from '../../../core/time/dates.js';
import { TrimmedText } from '../../../core/validation/validation.js';

export class SuspensionRequest {
  /** Sent to the member, and for the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;

  /** Without it, until a moderator lifts it */
  @ApiProperty({ format: 'date-time' })
  @IsOptional()
  @IsMoment('Enter a date.')
  until?: string | null;
}
