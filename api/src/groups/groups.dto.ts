import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { PageQuery } from '../core/paging/paging.js';
import { SupportedCharacters } from '../core/validation/validation.js';
import { AuthorSummary } from '../identity/users/person.dto.js';
import { GROUP_LEVELS, GROUP_ROLES, type GroupLevel, type GroupRole } from './group-membership.entity.js';
import { GROUP_VISIBILITIES, type GroupVisibility, WITHHELD_AS } from './group.entity.js';

export const GROUP_STATES = ['open', ...WITHHELD_AS] as const;

const LISTED_VISIBILITIES = ['public', 'private', 'pro'] as const;

export class GroupListQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 100, description: 'Words in the name, the topic or what it is for' })
  @IsOptional()
  @MaxLength(100)
  @SupportedCharacters()
  q?: string;

  @ApiPropertyOptional({ enum: LISTED_VISIBILITIES })
  @IsOptional()
  @IsIn(LISTED_VISIBILITIES)
  privacy?: (typeof LISTED_VISIBILITIES)[number];

  @ApiPropertyOptional({ maxLength: 60, description: 'As `GET /api/group-topics` has it' })
  @IsOptional()
  @MaxLength(60)
  @SupportedCharacters()
  topic?: string;

  @ApiPropertyOptional({
    enum: ['true'],
    description: 'Those the caller is in, secret and archived ones too; for members',
  })
  @IsOptional()
  @IsIn(['true'])
  mine?: 'true';
}

export class GroupTopic {
  @ApiProperty() topic!: string;
  @ApiProperty({ type: 'integer' }) groupCount!: number;
}

export class GroupSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() about!: string;
  @ApiProperty({ enum: GROUP_VISIBILITIES, description: 'Secret groups appear only to those in them' })
  visibility!: GroupVisibility;
  @ApiProperty({ enum: GROUP_STATES, description: 'All but `open` appear to its owners and to admins alone' })
  state!: (typeof GROUP_STATES)[number];
  @ApiProperty() topic!: string;
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  @ApiProperty({ type: 'integer' }) postCount!: number;
  @ApiProperty({ description: 'Seeds the drawn cover' }) coverSeed!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'An uploaded picture instead of the drawn cover',
  })
  coverUrl!: string | null;
  @ApiProperty() isMember!: boolean;
}

export class GroupMember extends AuthorSummary {
  @ApiProperty({ enum: GROUP_ROLES }) role!: GroupRole;
}

export class GroupPart {
  @ApiProperty({ enum: GROUP_ROLES }) role!: GroupRole;
  @ApiProperty({ enum: GROUP_LEVELS, description: 'What the caller hears of the group' })
  notifications!: GroupLevel;
}

export class GroupNotifications {
  @ApiProperty({
    enum: GROUP_LEVELS,
    description: '`mentions`: what mentions or answers the member, or happens in what they follow',
  })
  @IsIn(GROUP_LEVELS, { message: 'Choose all, mentions or none.' })
  level!: GroupLevel;
}

export class MembershipGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  @ApiProperty({ enum: GROUP_VISIBILITIES }) visibility!: GroupVisibility;
  @ApiProperty({ description: 'It can be read, and takes nothing new' }) isArchived!: boolean;
  @ApiProperty({ description: 'Seeds the drawn cover' }) coverSeed!: string;
  @ApiProperty({ type: String, nullable: true, description: 'A picture instead' }) coverUrl!: string | null;
}

export class GroupMembershipResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: GROUP_ROLES }) role!: GroupRole;
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
  @ApiProperty({ type: MembershipGroup }) group!: MembershipGroup;
}

export class JoinResponse {
  @ApiProperty({
    enum: ['member', 'requested'],
    description: '`requested` in private groups, until somebody there agrees',
  })
  status!: 'member' | 'requested';
  @ApiProperty({ type: GroupMembershipResponse, nullable: true }) membership!: GroupMembershipResponse | null;
}
