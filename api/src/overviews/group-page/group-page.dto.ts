import { ApiProperty } from '@nestjs/swagger';
import { PostSummary } from '../../discussions/posts/posts.dto.js';
import { EVENT_FORMATS, type EventFormat } from '../../events/event.entity.js';
import { GroupMember, GroupPart, GroupSummary } from '../../groups/groups.dto.js';
import { GroupResourceItem } from '../../groups/resources/group-resources.dto.js';

export class GroupEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  @ApiProperty({ format: 'date-time' }) endDate!: string;
  @ApiProperty({ description: 'IANA name' }) timeZone!: string;
  @ApiProperty({ enum: EVENT_FORMATS }) format!: EventFormat;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ type: 'integer' }) goingCount!: number;
}

export class GroupDetail extends GroupSummary {
  @ApiProperty({ description: 'Markdown' }) rules!: string;
  @ApiProperty({ type: [String], description: 'Asked of those who would like to join a private group' })
  questions!: string[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of a group that was `returned`: what to change',
  })
  returnedReason!: string | null;
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
  @ApiProperty({
    type: [GroupEvent],
    description: 'The next 3; empty when the group is closed to the caller',
  })
  events!: GroupEvent[];
  @ApiProperty({
    type: [GroupResourceItem],
    description: 'Links and files, the latest first; empty when the group is closed to the caller',
  })
  resources!: GroupResourceItem[];
  @ApiProperty({ type: GroupPart, nullable: true }) membership!: GroupPart | null;
  @ApiProperty({ description: 'It can be read, and nothing more is written in it' }) isArchived!: boolean;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'How many have asked to join; for its owners and moderators',
  })
  requestCount!: number | null;
  @ApiProperty({ description: 'Whether the caller has asked to join' }) joinRequested!: boolean;
}
