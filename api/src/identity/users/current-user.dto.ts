import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Notice } from '../../core/notices/notice.dto.js';
import { canHostEvents, type Member } from '../../core/access/member.js';

export class Suspension {
  /** null: until further notice */ @ApiProperty({ format: 'date-time' }) until!: string | null;
}

/** The signed-in person, as the site's own pages need them. */
@ApiSchema({ name: 'CurrentUser' })
export class CurrentUserResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;

  @ApiProperty({ example: 'maya-okafor' }) slug!: string;

  @ApiProperty({ format: 'email' }) email!: string | null;

  firstName!: string | null;

  lastName!: string | null;

  /** Their photograph, or the portrait drawn of them */ profileImageUrl!: string | null;

  currentRole!: string | null;

  location!: string | null;

  /** IANA name */ @ApiProperty({ example: 'Europe/Amsterdam' }) timeZone!: string;

  /** Whether the zone was chosen, or came from their browser */ hasTimeZone!: boolean;

  isAdmin!: boolean;

  /** Looks after what members write, everywhere */ isModerator!: boolean;

  /** Whether the HPC membership is active now */ isHPCMember!: boolean;

  /** Whether they may host events without a group */ canHostEvents!: boolean;

  hasCompletedOnboarding!: boolean;

  /** While it lasts, nothing can be written */ suspension!: Suspension | null;

  /** Said on every page */ notices!: Notice[];
}

export function currentUserResponse(member: Member): CurrentUserResponse {
  const {
    sessionId: _,
    isRecentlyAuthenticated: _recent,
    readsOnly: _readsOnly,
    isEventHost: _isEventHost,
    ...shown
  } = member;
  return { ...shown, canHostEvents: canHostEvents(member) };
}
