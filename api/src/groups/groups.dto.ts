import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { PageQuery } from '../core/paging/paging.js';
import { SupportedCharacters } from '../core/validation/validation.js';
import { AuthorSummary } from '../identity/users/person.dto.js';
import { GROUP_LEVELS, type GroupLevel, type GroupRole } from './members/group-membership.entity.js';
import { type GroupVisibility, type ModerationStatus } from './group.entity.js';

const LISTED_VISIBILITIES = ['public', 'private', 'pro'] as const;

export class GroupListQuery extends PageQuery {
  /** Words in the name, the topic or what it is for */
  @IsOptional()
  @MaxLength(100)
  @SupportedCharacters()
  q?: string;

  @IsOptional()
  @IsIn(LISTED_VISIBILITIES)
  privacy?: (typeof LISTED_VISIBILITIES)[number];

  /** As `GET /api/group-topics` has it */
  @IsOptional()
  @MaxLength(60)
  @SupportedCharacters()
  topic?: string;

  /** Those the caller is in, secret and archived ones too; for members */
  @IsOptional()
  @IsIn(['true'])
  mine?: 'true';
}

export class GroupTopic {
  topic!: string;
  @ApiProperty({ type: 'integer' }) groupCount!: number;
}

export class GroupSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  about!: string;
  /** Secret groups appear only to those in them */ visibility!: GroupVisibility;
  /** All but `open` appear to its owners and to admins alone */ state!: 'open' | ModerationStatus;
  topic!: string;
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  @ApiProperty({ type: 'integer' }) postCount!: number;
  /** Seeds the drawn cover */ coverSeed!: string;
  /** An uploaded picture instead of the drawn cover */ coverUrl!: string | null;
  /** New members have to agree to its rules */ rulesRequired!: boolean;
  isMember!: boolean;
}

export class GroupMember extends AuthorSummary {
  role!: GroupRole;
}

export class GroupPart {
  role!: GroupRole;
  /** What the caller hears of the group */ notifications!: GroupLevel;
  /** They are different from what the caller was last shown */ rulesChanged!: boolean;
}

export class GroupNotifications {
  /** `mentions`: what mentions or answers the member, or happens in what they follow */
  @IsIn(GROUP_LEVELS, { message: 'Choose all, mentions or none.' })
  level!: GroupLevel;
}

export class MembershipGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  visibility!: GroupVisibility;
  /** It can be read, and takes nothing new */ isArchived!: boolean;
  /** Seeds the drawn cover */ coverSeed!: string;
  /** A picture instead */ coverUrl!: string | null;
}

export class GroupMembershipResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  role!: GroupRole;
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
  group!: MembershipGroup;
}

export class ActiveGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  /** A discussion has something that is newer than what the caller has read */ isUnread!: boolean;
}

export class JoinResponse {
  /** `requested` in private groups, until someone there agrees */ status!: 'member' | 'requested';
  membership!: GroupMembershipResponse | null;
}
