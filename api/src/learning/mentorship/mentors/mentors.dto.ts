import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { REASON_RULE } from '../../../core/audit/reason.dto.js';
import { TrimmedText } from '../../../core/validation/validation.js';

export class MentorRequest {
  @IsBoolean({ message: 'Choose whether they are a mentor.' })
  isMentor!: boolean;

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}

/** Whether an administrator made a member a mentor; that they teach does not count. */
export class MentorStatus {
  isMentor!: boolean;

  /** Whether they are one anyway, because they teach a course */ isInstructor!: boolean;

  /** Why they are */ reason!: string | null;

  /** Since when they are */ @ApiProperty({ format: 'date-time' }) since!: string | null;
}
