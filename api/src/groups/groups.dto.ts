import { ApiProperty } from '@nestjs/swagger';
import { PostSummary } from '../posts/posts.dto.js';
import { AuthorSummary } from '../users/person.dto.js';
import { GROUP_ROLES, type GroupRole } from './group-membership.entity.js';
import { GROUP_VISIBILITIES, type GroupVisibility } from './group.entity.js';

export class GroupSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() about!: string;
  @ApiProperty({ enum: GROUP_VISIBILITIES, description: 'Secret groups appear only to those in them' })
  visibility!: GroupVisibility;
  @ApiProperty() topic!: string;
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  @ApiProperty({ type: 'integer' }) postCount!: number;
  @ApiProperty({ description: 'Seeds the drawn cover' }) coverSeed!: string;
  @ApiProperty() isMember!: boolean;
}

export class GroupMember extends AuthorSummary {
  @ApiProperty({ enum: GROUP_ROLES }) role!: GroupRole;
}

export class GroupPart {
  @ApiProperty({ enum: GROUP_ROLES }) role!: GroupRole;
}

export class GroupDetail extends GroupSummary {
  @ApiProperty({ description: 'Markdown' }) rules!: string;
  @ApiProperty({
    type: [GroupMember],
    description: 'The first 12; empty when the group is closed to the caller',
  })
  members!: GroupMember[];
  @ApiProperty({
    type: [PostSummary],
    description: 'The latest 5; empty when the group is closed to the caller',
  })
  recentPosts!: PostSummary[];
  @ApiProperty({ type: GroupPart, nullable: true }) membership!: GroupPart | null;
  @ApiProperty({ description: 'Whether the caller has asked to join' }) joinRequested!: boolean;
}

export class MembershipGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  @ApiProperty({ enum: GROUP_VISIBILITIES }) visibility!: GroupVisibility;
  @ApiProperty({ description: 'Seeds the drawn cover' }) coverSeed!: string;
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
