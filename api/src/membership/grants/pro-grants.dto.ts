import { ApiProperty } from '@nestjs/swagger';
import { REASON_RULE } from '../../core/audit/reason.dto.js';
import { IsMoment } from '../../core/time/dates.js';
import { TrimmedText } from '../../core/validation/validation.js';

export class ProGrantRequest {
  /** When Pro ends again */
  @ApiProperty({ format: 'date-time' })
  @IsMoment('Choose an end date.')
  until!: string;

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}
