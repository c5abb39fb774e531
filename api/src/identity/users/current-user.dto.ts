import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Member } from '../../core/access/member.js';

export class Suspension {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'null: until further notice',
  })
  until!: string | null;
}

/** The signed-in person, as the site's own pages need them. */
@ApiSchema({ name: 'CurrentUser' })
export class CurrentUserResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'maya-okafor' })
  slug!: string;

  @ApiProperty({ type: String, format: 'email', nullable: true })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true })
  firstName!: string | null;

  @ApiProperty({ type: String, nullable: true })
  lastName!: string | null;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl!: string | null;

  @ApiProperty({ type: String, nullable: true })
  currentRole!: string | null;

  @ApiProperty({ type: String, nullable: true })
  location!: string | null;

  @ApiProperty({ description: 'IANA name', example: 'Europe/Amsterdam' })
  timeZone!: string;

  @ApiProperty({ description: 'Whether the zone was chosen, or came from their browser' })
  hasTimeZone!: boolean;

  @ApiProperty()
  isAdmin!: boolean;

  @ApiProperty({ description: 'Looks after what members write, everywhere' })
  isModerator!: boolean;

  @ApiProperty({ description: 'Whether the HPC membership is active now' })
  isHPCMember!: boolean;

  @ApiProperty()
  hasCompletedOnboarding!: boolean;

  @ApiProperty({ type: Suspension, nullable: true, description: 'While it lasts, nothing can be written' })
  suspension!: Suspension | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the account is erased, as they have asked for',
  })
  erasesAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when Pro stays open although its last payment failed',
  })
  paymentDueBy!: string | null;
}

export function currentUserResponse({
  sessionId: _,
  isRecentlyAuthenticated: _recent,
  ...member
}: Member): CurrentUserResponse {
  return member;
}
