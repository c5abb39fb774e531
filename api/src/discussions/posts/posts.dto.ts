import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { STORABLE, TrimmedText } from '../../core/validation/validation.js';
import { UNSUPPORTED_CHARACTERS } from '#platform/text/index';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { Reactions } from '../../core/reactions/reactions.dto.js';
import type { RemovedBy } from '../../core/database/removed-by.js';
import { type PostKind } from './post.entity.js';
import { NewPoll, PollResponse } from './polls/polls.dto.js';
import { POST_VIEWS, type PostView } from './posts.queries.js';

/** What members write by themselves; the discussions under a lesson or an event have places of their own. */
const WRITTEN_KINDS = ['question', 'discussion', 'introduction'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** Words as the search knows them: `c++`, `node.js`, `ci/cd`, `हिन्दी`. */
export const TAG =
  /^\.?[\p{L}\p{M}\p{N}\u200c\u200d]+[+#]*(?:[-./&'’_][\p{L}\p{M}\p{N}\u200c\u200d]+[+#]*)*$/u;
const ID_OR_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LESSON_ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/;
export const MAX_TITLE = 160;
export const MAX_BODY = 20_000;

export class PostListQuery extends PageQuery {
  @IsOptional()
  @IsIn(WRITTEN_KINDS)
  kind?: WrittenKind;

  /** By latest activity */
  @ApiPropertyOptional({ enum: ['latest'] })
  @IsOptional()
  @IsIn(['latest'])
  sort = 'latest' as const;

  /** `following` and `mine` are for members */
  @ApiProperty({ default: 'latest' })
  @IsOptional()
  @IsIn(POST_VIEWS)
  view?: PostView;

  /** In any case, with or without accents */
  @IsOptional()
  @MaxLength(30)
  @Matches(TAG)
  tag?: string;

  /** Words that all have to be in a discussion or in one of its replies; for members */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(100)
  @Matches(STORABLE, { message: UNSUPPORTED_CHARACTERS })
  q?: string;

  /** Id or slug of a group */
  @IsOptional()
  @MaxLength(120)
  @Matches(ID_OR_SLUG)
  group?: string;

  /** The discussions under a lesson, which of the other lists only `mine` and `following` have: its course and itself by id or slug, `course/lesson` */
  @IsOptional()
  @MaxLength(241)
  @Matches(LESSON_ADDRESS)
  lesson?: string;

  /** What is said of an event, by id or slug; for people who may see it */
  @IsOptional()
  @MaxLength(140)
  @Matches(ID_OR_SLUG)
  event?: string;
}

export class RepliesQuery {
  /** Which window of replies; without it the one with the first unread reply */
  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsIn(Array.from({ length: 2_000 }, (_, index) => index), { message: 'replies must be a number from 0' })
  replies?: number;

  /** The window with this reply; where it is not there, as if it had not been asked for */
  @IsOptional()
  @IsUUID()
  reply?: string;
}

const Title = () =>
  TrimmedText({ max: MAX_TITLE, message: `Enter a title of up to ${MAX_TITLE} characters.` });
const Body = (text = 'Write something.') =>
  TrimmedText({
    multiline: true,
    max: MAX_BODY,
    message: `${text} Up to ${MAX_BODY.toLocaleString('en')} characters.`,
  });

const Tags = () => (target: object, property: string) => {
  const rules = [
    ApiPropertyOptional({ type: [String], maxItems: 5 }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((tag: unknown) =>
            typeof tag === 'string'
              ? tag.normalize('NFC').trim().replace(/^#/, '').replace(/\s+/g, '-').toLowerCase()
              : tag,
          )
        : value,
    ),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(5, { message: 'Add up to five tags.' }),
    ArrayUnique({ message: 'Add each tag once.' }),
    MaxLength(30, { each: true, message: 'Tags can be up to 30 characters.' }),
    Matches(TAG, { each: true, message: 'Use letters, numbers and hyphens in tags.' }),
  ];
  for (const rule of rules) (rule as PropertyDecorator)(target, property);
};

export class NewPost {
  @Title()
  title!: string;

  @Body()
  body!: string;

  @IsIn(WRITTEN_KINDS, { message: 'Choose question, discussion or introduction.' })
  kind!: WrittenKind;

  @Tags()
  tags?: string[];

  @IsOptional()
  @IsUUID()
  groupId?: string | null;

  /** The lesson it is about, for people who may see it; not together with a group */
  @IsOptional()
  @IsUUID()
  lessonId?: string | null;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => NewPoll)
  poll?: NewPoll | null;

  /** The event it is about, for people who may see it; not together with a group or a lesson */
  @IsOptional()
  @IsUUID()
  eventId?: string | null;
}

export class PostChanges {
  @IsOptional()
  @Title()
  title?: string;

  @IsOptional()
  @Body()
  body?: string;

  @Tags()
  tags?: string[];
}

export class NewReply {
  @Body('Write a reply.')
  body!: string;

  /** The reply it answers, in the same discussion; an answer to an answer stands under the first one */
  @IsOptional()
  @IsUUID()
  parentId?: string | null;
}

export class ReplyChanges {
  @Body('Write a reply.')
  body!: string;
}

export class PostReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
}

export class ReplyReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

export class PostGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
}

export class PostLessonCourse {
  slug!: string;
  title!: string;
}

export class PostEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
}

export class PostLesson {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  course!: PostLessonCourse;
}

export class PostSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  /** Plain text */ excerpt!: string;
  kind!: PostKind;
  tags!: string[];
  @ApiProperty({ type: 'integer' }) replyCount!: number;
  @ApiProperty({ type: 'integer' }) reactionCount!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) lastActivityAt!: string;
  /** Whether an answer was accepted */ isAnswered!: boolean;
  /** First in its group, or for everyone where it is in none */ isPinned!: boolean;
  /** Takes no more replies */ isLocked!: boolean;
  /** Something is new since the member read it; null when they never have */ isUnread!: boolean | null;
  group!: PostGroup | null;
  /** The lesson it is about */ lesson!: PostLesson | null;
  /** The event it is about */ event!: PostEvent | null;
  /** Replies since the member read it, up to 99; null when they never have */
  @ApiProperty({ type: 'integer' })
  unreadReplies!: number | null;
  /** Up to three who replied last, the latest first; none for visitors */ repliers!: AuthorSummary[];
  /** null for visitors */ author!: AuthorSummary | null;
}

export class AnsweredReply {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** null once the account or the text is gone */ name!: string | null;
}

export class PostReplyResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** The reply that it answers */ inReplyTo!: AnsweredReply | null;
  /** Markdown; empty when it was removed or is hidden */ body!: string;
  /** The answer to the question */ isAccepted!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) editedAt!: string | null;
  removedBy!: RemovedBy | null;
  /** Out of sight until a moderator has looked */ isHidden!: boolean;
  /** Whether the caller has muted its author */ isMuted!: boolean;
  isMine!: boolean;
  reactions!: Reactions[];
  author!: AuthorSummary | null;
}

/** What a member has done for others here; members with nothing of it are left out. */
export class Reputation {
  @ApiProperty({ format: 'uuid' }) memberId!: string;
  @ApiProperty({ type: 'integer' }) acceptedAnswers!: number;
  /** Offers and requests that both sides marked as done */
  @ApiProperty({ type: 'integer' })
  exchanges!: number;
}

export class PostDetail extends PostSummary {
  /** Markdown; empty when it was removed */ body!: string;
  poll!: PollResponse | null;
  reactions!: Reactions[];
  @ApiProperty({ format: 'date-time' }) editedAt!: string | null;
  removedBy!: RemovedBy | null;
  /** Out of sight until a moderator has looked */ isHidden!: boolean;
  isMine!: boolean;
  /** Whether the caller may pin, lock and remove */ canModerate!: boolean;
  /** Whether the caller may reply, apart from a lock */ canWrite!: boolean;
  isFollowing!: boolean;
  @ApiProperty({ format: 'date-time' }) readAt!: string | null;
  /** All replies, with the places of removed ones */ @ApiProperty({ type: 'integer' }) replyRows!: number;
  /** Index of the first unread reply */ @ApiProperty({ type: 'integer' }) firstUnread!: number | null;
  /** Which window of 50 replies this is */ @ApiProperty({ type: 'integer' }) replyWindow!: number;
  /** One window, the oldest first */ replies!: PostReplyResponse[];
  /** The accepted reply, wherever in the discussion it is */ answer!: PostReplyResponse | null;
  /** Of the writers of what is shown */ reputations!: Reputation[];
}

export class RelatedPost {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  @ApiProperty({ type: 'integer' }) replyCount!: number;
}

/** What stands beside a discussion. */
export class PostContext {
  /** Up to 12 who wrote in it, its author first, then who replied last */ people!: AuthorSummary[];
  /** Up to 4 with the same tags or in the same group */ related!: RelatedPost[];
}

export class Revision {
  title!: string | null;
  /** Markdown */ body!: string;
  @ApiProperty({ format: 'date-time' }) replacedAt!: string;
}
