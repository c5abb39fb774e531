import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { TrimmedText } from '../../core/validation/validation.js';

export class EventHostingRequest {
  @IsBoolean({ message: 'Choose whether they may host events.' })
  allowed!: boolean;

  /** For the audit log */
  @TrimmedText({ multiline: true, max: 600, message: 'Enter a reason of up to 600 characters.' })
  reason!: string;
}

/** Whether an administrator lets a member host events outside of groups; what Pro opens does not count. */
export class EventHosting {
  allowed!: boolean;

  /** Why they may */ reason!: string | null;

  /** Since when they may */ @ApiProperty({ format: 'date-time' }) since!: string | null;
}
