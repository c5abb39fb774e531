import { ApiProperty } from '@nestjs/swagger';
import type { AnsweredStatus } from '../../events/events.dto.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import type { AccessTier } from '../../learning/courses/course.entity.js';

export const FEED_KINDS = [
  'question',
  'answer',
  'discussion',
  'introduction',
  'event',
  'project',
  'finished_course',
  'newcomer',
] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

export class FeedPerson extends AuthorSummary {
  currentRole!: string | null;
}

export class FeedEvent {
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  /** IANA name */ timeZone!: string;
  @ApiProperty({ type: 'integer' }) going!: number;
  /** The caller's answer */ status!: AnsweredStatus | null;
  isFull!: boolean;
  access!: AccessTier;
}

export class FeedProject {
  @ApiProperty({ type: 'integer' }) openRoles!: number;
  @ApiProperty({ type: 'integer' }) fewestHours!: number;
}

/** One thing that happened, whatever kind it is of. */
export class FeedItem {
  /** Of what it is about */ @ApiProperty({ format: 'uuid' }) id!: string;
  kind!: FeedKind;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ example: '/events/first-evening' }) href!: string;
  /** Empty for a newcomer */ title!: string;
  /** Plain text, may be empty */ excerpt!: string;
  /** Who wrote, hosts, leads, finished or joined */ person!: FeedPerson | null;
  /** Name of its group */ group!: string | null;
  @ApiProperty({ type: 'integer' }) reactionCount!: number;
  @ApiProperty({ type: 'integer' }) replyCount!: number;
  /** At most three who replied, the last first */ repliers!: AuthorSummary[];
  event!: FeedEvent | null;
  project!: FeedProject | null;
}
