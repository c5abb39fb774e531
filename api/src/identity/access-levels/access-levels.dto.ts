import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { REASON_RULE } from '../../core/audit/reason.dto.js';
import { ClearableText } from '../../core/validation/validation.js';
import { ACCESS_LEVELS, type AccessLevel } from './access-level.js';

export class AccessLevelRequest {
  @IsIn(ACCESS_LEVELS, { message: 'Choose member, moderator or admin.' })
  accessLevel!: AccessLevel;

  /** For the audit log */
  @ClearableText(REASON_RULE)
  reason?: string | null;
}

export class MemberAccessLevel {
  @ApiProperty({ format: 'uuid' }) id!: string;
  accessLevel!: AccessLevel;
}
