import { ApiProperty } from '@nestjs/swagger';
import { PostSummary } from '../../discussions/posts/posts.dto.js';
import type { EventFormat } from '../../events/event.entity.js';
import { GroupMember, GroupPart, GroupSummary } from '../../groups/groups.dto.js';
import { GroupResourceItem } from '../../groups/resources/group-resources.dto.js';

export class GroupEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  @ApiProperty({ format: 'date-time' }) endDate!: string;
  /** IANA name */ timeZone!: string;
  format!: EventFormat;
  location!: string | null;
  @ApiProperty({ type: 'integer' }) goingCount!: number;
}

export class GroupDetail extends GroupSummary {
  rules!: string[];
  /** Which agreeing to them names */ @ApiProperty({ type: 'integer' }) rulesVersion!: number;
  /** Asked of people who would like to join a private group */ questions!: string[];
  /** Of a group that was `returned`: what to change */ returnedReason!: string | null;
  /** The first 12; empty when the group is closed to the caller */ members!: GroupMember[];
  /** The latest 5; empty when the group is closed to the caller */ recentPosts!: PostSummary[];
  /** The next 3; empty when the group is closed to the caller */ events!: GroupEvent[];
  /** Links and files, the latest first; empty when the group is closed to the caller */
  resources!: GroupResourceItem[];
  membership!: GroupPart | null;
  /** It can be read, and nothing more is written in it */ isArchived!: boolean;
  /** How many have asked to join; for its owners and moderators */
  @ApiProperty({ type: 'integer' }) requestCount!: number | null;
  /** Whether the caller has asked to join */ joinRequested!: boolean;
}
