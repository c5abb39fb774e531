import { IsBoolean } from 'class-validator';
import { REASON_RULE } from '../../../core/audit/reason.dto.js';
import { TrimmedText } from '../../../core/validation/validation.js';

export class MentorNaming {
  @IsBoolean({ message: 'Choose whether they are a mentor.' })
  isMentor!: boolean;

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}
