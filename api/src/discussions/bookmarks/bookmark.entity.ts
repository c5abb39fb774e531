import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Post } from '../posts/post.entity.js';
import { PostReply } from '../posts/replies/post-reply.entity.js';

/** A discussion or a reply that a member wants to find again. */
@Entity('bookmarks')
@Check('ck_bookmarks_subject', 'subject_id = coalesce(reply_id, post_id)')
@Index('ix_bookmarks_latest', ['userId', 'createdAt', 'subjectId'])
@Index('ix_bookmarks_due', ['remindAt'], { where: 'remind_at IS NOT NULL' })
export class Bookmark {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  /** The reply, or the discussion itself. */
  @PrimaryColumn('uuid')
  subjectId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post?: Post;

  @Column('uuid')
  @Index()
  postId!: string;

  @ManyToOne(() => PostReply, { onDelete: 'CASCADE' })
  reply?: PostReply | null;

  @Column('uuid', { nullable: true })
  @Index()
  replyId!: string | null;

  /** Null: no reminder, or it was sent. */
  @Column('timestamptz', { nullable: true })
  remindAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
