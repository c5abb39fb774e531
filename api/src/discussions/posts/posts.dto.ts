import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { STORABLE, TrimmedText } from '../../core/validation/validation.js';
import { UNSUPPORTED_CHARACTERS } from '#platform/text/index';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { REACTION_KINDS, type ReactionKind } from './state/post-reaction.entity.js';
import { REMOVERS, type RemovedBy } from '../../core/database/removed-by.js';
import { POST_KINDS, type PostKind } from './post.entity.js';
import { POST_VIEWS, type PostView } from './posts.queries.js';

/** What members write by themselves; the discussion under a lesson has a place of its own. */
const WRITTEN_KINDS = ['question', 'discussion', 'introduction'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** Words as the search knows them: `c++`, `node.js`, `ci/cd`, `हिन्दी`. */
const TAG = /^\.?[\p{L}\p{M}\p{N}\u200c\u200d]+[+#]*(?:[-./&'’_][\p{L}\p{M}\p{N}\u200c\u200d]+[+#]*)*$/u;
const ID_OR_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LESSON_ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/;
export const MAX_TITLE = 160;
export const MAX_BODY = 20_000;

export class PostListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: WRITTEN_KINDS })
  @IsOptional()
  @IsIn(WRITTEN_KINDS)
  kind?: WrittenKind;

  @ApiPropertyOptional({ enum: ['latest'], default: 'latest', description: 'By latest activity' })
  @IsOptional()
  @IsIn(['latest'])
  sort = 'latest' as const;

  @ApiPropertyOptional({
    enum: POST_VIEWS,
    default: 'latest',
    description: '`following` and `mine` are for members',
  })
  @IsOptional()
  @IsIn(POST_VIEWS)
  view?: PostView;

  @ApiPropertyOptional({ maxLength: 30, description: 'In any case, with or without accents' })
  @IsOptional()
  @MaxLength(30)
  @Matches(TAG)
  tag?: string;

  @ApiPropertyOptional({
    maxLength: 100,
    description: 'Words that all have to be in a discussion or in one of its replies; for members',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(100)
  @Matches(STORABLE, { message: UNSUPPORTED_CHARACTERS })
  q?: string;

  @ApiPropertyOptional({ description: 'Id or slug of a group', maxLength: 120 })
  @IsOptional()
  @MaxLength(120)
  @Matches(ID_OR_SLUG)
  group?: string;

  @ApiPropertyOptional({
    description:
      'The discussions under a lesson, which of the other lists only `mine` and `following` have: its course and itself by id or slug, `course/lesson`',
    maxLength: 241,
  })
  @IsOptional()
  @MaxLength(241)
  @Matches(LESSON_ADDRESS)
  lesson?: string;
}

export class RepliesQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Which window of replies; without it the one with the first unread reply',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsIn(Array.from({ length: 2_000 }, (_, index) => index), { message: 'replies must be a number from 0' })
  replies?: number;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The window with this reply; where it is not there, as if it had not been asked for',
  })
  @IsOptional()
  @IsUUID()
  reply?: string;
}

const Title = () =>
  TrimmedText({ max: MAX_TITLE, words: `Please give it a title of at most ${MAX_TITLE} characters.` });
const Body = (words = 'Please write something.') =>
  TrimmedText({
    multiline: true,
    max: MAX_BODY,
    words: `${words} At most ${MAX_BODY.toLocaleString('en')} characters.`,
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
    ArrayMaxSize(5, { message: 'At most five tags, please.' }),
    ArrayUnique({ message: 'Each tag once, please.' }),
    MaxLength(30, { each: true, message: 'A tag has at most 30 characters.' }),
    Matches(TAG, { each: true, message: 'Tags are words, joined by hyphens.' }),
  ];
  for (const rule of rules) (rule as PropertyDecorator)(target, property);
};

export class NewPost {
  @Title()
  title!: string;

  @Body()
  body!: string;

  @ApiProperty({ enum: WRITTEN_KINDS })
  @IsIn(WRITTEN_KINDS, { message: 'Please say whether this is a question, a discussion or an introduction.' })
  kind!: WrittenKind;

  @Tags()
  tags?: string[];

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @IsOptional()
  @IsUUID()
  groupId?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The lesson it is about, for those who may see it; not together with a group',
  })
  @IsOptional()
  @IsUUID()
  lessonId?: string | null;
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
  @Body('Please write a reply.')
  body!: string;
}

export class ReplyChanges {
  @Body('Please write a reply.')
  body!: string;
}

export class PostReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
}

export class ReplyReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

export class PostGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

export class PostLessonCourse {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

export class PostLesson {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: PostLessonCourse }) course!: PostLessonCourse;
}

export class PostSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Plain text' }) excerpt!: string;
  @ApiProperty({ enum: POST_KINDS }) kind!: PostKind;
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty({ type: 'integer' }) replyCount!: number;
  @ApiProperty({ type: 'integer' }) reactionCount!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) lastActivityAt!: string;
  @ApiProperty({ description: 'Whether an answer was accepted' }) isAnswered!: boolean;
  @ApiProperty({ description: 'First in its group' }) isPinned!: boolean;
  @ApiProperty({ description: 'Takes no more replies' }) isLocked!: boolean;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Something is new since the member read it; null when they never have',
  })
  isUnread!: boolean | null;
  @ApiProperty({ type: PostGroup, nullable: true }) group!: PostGroup | null;
  @ApiProperty({ type: PostLesson, nullable: true, description: 'The lesson it is about' })
  lesson!: PostLesson | null;
  @ApiProperty({ type: AuthorSummary, nullable: true, description: 'null for visitors' })
  author!: AuthorSummary | null;
}

export class Reactions {
  @ApiProperty({ enum: REACTION_KINDS }) kind!: ReactionKind;
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty() mine!: boolean;
}

export class ReactionPath {
  @Allow()
  id!: string;

  @IsIn(REACTION_KINDS)
  kind!: ReactionKind;
}

export class PostReplyResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Markdown; empty when it was removed or is hidden' }) body!: string;
  @ApiProperty({ description: 'The answer to the question' }) isAccepted!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) editedAt!: string | null;
  @ApiProperty({ enum: REMOVERS, type: String, nullable: true }) removedBy!: RemovedBy | null;
  @ApiProperty({ description: 'Out of sight until a moderator has looked' }) isHidden!: boolean;
  @ApiProperty() isMine!: boolean;
  @ApiProperty({ type: [Reactions] }) reactions!: Reactions[];
  @ApiProperty({ type: AuthorSummary, nullable: true }) author!: AuthorSummary | null;
}

export class PostDetail extends PostSummary {
  @ApiProperty({ description: 'Markdown; empty when it was removed' }) body!: string;
  @ApiProperty({ type: [Reactions] }) reactions!: Reactions[];
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) editedAt!: string | null;
  @ApiProperty({ enum: REMOVERS, type: String, nullable: true }) removedBy!: RemovedBy | null;
  @ApiProperty({ description: 'Out of sight until a moderator has looked' }) isHidden!: boolean;
  @ApiProperty() isMine!: boolean;
  @ApiProperty({ description: 'Whether the caller may pin, lock and remove' }) canModerate!: boolean;
  @ApiProperty({ description: 'Whether the caller may reply, apart from a lock' }) canWrite!: boolean;
  @ApiProperty() isFollowing!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) readAt!: string | null;
  @ApiProperty({ type: 'integer', description: 'All replies, with the places of removed ones' })
  replyRows!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Index of the first unread reply' })
  firstUnread!: number | null;
  @ApiProperty({ type: 'integer', description: 'Which window of 50 replies this is' }) replyWindow!: number;
  @ApiProperty({ type: [PostReplyResponse], description: 'One window, the oldest first' })
  replies!: PostReplyResponse[];
}

export class Revision {
  @ApiProperty({ type: String, nullable: true }) title!: string | null;
  @ApiProperty({ description: 'Markdown' }) body!: string;
  @ApiProperty({ format: 'date-time' }) replacedAt!: string;
}
