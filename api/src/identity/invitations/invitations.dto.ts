import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ClearableText, TextList } from '../../core/validation/validation.js';
import { ACCESS_LEVELS, type AccessLevel } from '../access-levels/access-level.js';
import { AuthorSummary } from '../users/person.dto.js';

export const MOST_INVITED = 50;
export const MESSAGE_RULE = { multiline: true, max: 600, message: 'Use up to 600 characters.' };

export class InvitationRequest {
  @TextList({
    minItems: 1,
    maxItems: MOST_INVITED,
    maxLength: 254,
    message: {
      howMany: `Enter 1 to ${MOST_INVITED} email addresses.`,
      each: 'Enter email addresses of up to 254 characters.',
      same: 'Enter each email address once.',
    },
  })
  emails!: string[];

  @IsIn(ACCESS_LEVELS, { message: 'Choose member, moderator or admin.' })
  accessLevel!: AccessLevel;

  /** In the email */
  @ClearableText(MESSAGE_RULE)
  message?: string | null;
}

/** Why an address is not invited. */
export const SKIP_REASONS = ['member', 'suspended', 'invited'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export class SkippedInvitation {
  email!: string;
  /** They have an account with that role or a higher one, it is suspended, or an invitation is open */
  @ApiProperty({ enum: SKIP_REASONS })
  reason!: SkipReason;
}

export class InvitationResult {
  @ApiProperty({ type: 'integer' }) invited!: number;
  skipped!: SkippedInvitation[];
}

export class OpenInvitation {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ enum: ACCESS_LEVELS }) accessLevel!: AccessLevel;
  invitedBy!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) sentAt!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
  isExpired!: boolean;
}
