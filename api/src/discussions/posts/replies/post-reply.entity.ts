import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import type { RemovedBy } from '../../../core/database/removed-by.js';
import { Post } from '../post.entity.js';

@Entity('post_replies')
@Index(['postId', 'createdAt', 'id'])
@Index(['createdAt'])
@Index('ix_post_replies_accepted_author', ['authorId'], { where: 'is_accepted' })
@Index('uq_post_replies_accepted', ['postId'], { unique: true, where: 'is_accepted' })
@Unique('uq_post_replies_in_post', ['id', 'postId'])
@Check(
  'ck_post_replies_removed',
  `(deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator')`,
)
@Check('ck_post_replies_accepted', 'NOT is_accepted OR deleted_at IS NULL')
@Check('ck_post_replies_parent', 'parent_id <> id')
@Check('ck_post_replies_counts', 'reaction_count >= 0')
export class PostReply {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post?: Post;

  @Column('uuid')
  postId!: string;

  /** In the same discussion; without the parent, only `parentId` becomes null. */
  @ManyToOne(() => PostReply, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn([
    { name: 'parent_id', referencedColumnName: 'id', foreignKeyConstraintName: 'fk_post_replies_parent' },
    { name: 'post_id', referencedColumnName: 'postId', foreignKeyConstraintName: 'fk_post_replies_parent' },
  ])
  parent?: PostReply | null;

  /** The reply that it answers, which is no answer to another one. */
  @Column('uuid', { nullable: true })
  @Index()
  parentId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  authorId!: string | null;

  /** Markdown. */
  @Column('text')
  body!: string;

  /** The beginning of the body as plain text. */
  @Column('text', { default: '' })
  excerpt!: string;

  /** The body as plain text, for the search; null until it is made. */
  @Column('text', { nullable: true, select: false })
  plainText!: string | null;

  /** The answer to the question; at most one under a post. */
  @Column('boolean', { default: false })
  isAccepted!: boolean;

  /** Maintained by a trigger on reactions. */
  @Column('integer', { default: 0 })
  reactionCount!: number;

  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  @Column('text', { nullable: true })
  removedBy!: RemovedBy | null;

  /** Out of sight until a moderator has looked at the reports. */
  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
