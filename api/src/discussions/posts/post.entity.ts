import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { RemovedBy } from '../../core/database/removed-by.js';
import { Lesson } from '../../learning/lessons/lesson.entity.js';
import { Group } from '../../groups/group.entity.js';
import { User } from '../../identity/users/user.entity.js';

/** `lesson` and `event` are the discussions under a lesson and an event; they stay out of the community's lists. */
export const POST_KINDS = ['question', 'discussion', 'introduction', 'lesson', 'event'] as const;
export type PostKind = (typeof POST_KINDS)[number];

@Entity('posts')
@Index(['createdAt'])
@Index('ix_posts_latest', ['lastActivityAt', 'id'], {
  where: `kind NOT IN ('lesson', 'event') AND deleted_at IS NULL AND hidden_at IS NULL`,
})
@Index('ix_posts_kind_latest', ['kind', 'lastActivityAt', 'id'], {
  where: 'deleted_at IS NULL AND hidden_at IS NULL',
})
@Index('ix_posts_group_latest', ['groupId', 'lastActivityAt', 'id'], {
  where: `group_id IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL`,
})
@Index('ix_posts_folded_tags', { synchronize: false })
@Index('ix_posts_pinned_latest', { synchronize: false })
@Index('ix_posts_lesson', ['lessonId'], { where: `lesson_id IS NOT NULL` })
@Index('ix_posts_event', ['eventId'], { where: `event_id IS NOT NULL` })
@Check('ck_posts_kind', `kind IN ('question', 'discussion', 'introduction', 'lesson', 'event')`)
@Check(
  'ck_posts_place',
  `(kind = 'lesson') = (lesson_id IS NOT NULL) AND (kind = 'event') = (event_id IS NOT NULL) AND num_nonnulls(group_id, lesson_id, event_id) <= 1`,
)
@Check(
  'ck_posts_removed',
  `(deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator')`,
)
@Check('ck_posts_counts', `reply_count >= 0 AND reaction_count >= 0`)
export class Post {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  title!: string;

  /** Markdown. */
  @Column('text')
  body!: string;

  /** The beginning of the body as plain text. */
  @Column('text')
  excerpt!: string;

  /** The body as plain text, for the search; null until it is made. */
  @Column('text', { nullable: true, select: false })
  plainText!: string | null;

  @Column('text')
  kind!: PostKind;

  @Column('text', { array: true, default: '{}' })
  tags!: string[];

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  authorId!: string | null;

  @ManyToOne(() => Group, { onDelete: 'CASCADE', nullable: true })
  group?: Group | null;

  @Column('uuid', { nullable: true })
  groupId!: string | null;

  @ManyToOne(() => Lesson, { onDelete: 'CASCADE', nullable: true })
  lesson?: Lesson | null;

  @Column('uuid', { nullable: true })
  lessonId!: string | null;

  @ManyToOne('Event', { onDelete: 'CASCADE', nullable: true })
  event?: object | null;

  @Column('uuid', { nullable: true })
  eventId!: string | null;

  /** Maintained by a trigger on replies. */
  @Column('integer', { default: 0 })
  replyCount!: number;

  /** Maintained by a trigger on reactions. */
  @Column('integer', { default: 0 })
  reactionCount!: number;

  /** Whether a reply was accepted; maintained by a trigger on replies. */
  @Column('boolean', { default: false })
  isAnswered!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  @Column('text', { nullable: true })
  removedBy!: RemovedBy | null;

  /** Out of sight until a moderator has looked at the reports. */
  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  pinnedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lockedAt!: Date | null;

  /** When it was written, last replied to, or an answer was accepted. */
  @Column('timestamptz', { default: () => 'now()' })
  lastActivityAt!: Date;
}
