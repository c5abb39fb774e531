import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { PostReply } from '../replies/post-reply.entity.js';
import { Post } from '../post.entity.js';

/** What a post, or one of its replies, said before an edit. */
@Entity('post_revisions')
export class PostRevision {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post?: Post;

  @Column('uuid')
  @Index()
  postId!: string;

  @ManyToOne(() => PostReply, { onDelete: 'CASCADE', nullable: true })
  reply?: PostReply | null;

  /** Null: the post itself. */
  @Column('uuid', { nullable: true })
  @Index()
  replyId!: string | null;

  @Column('text', { nullable: true })
  title!: string | null;

  @Column('text')
  body!: string;

  /** When it was replaced. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
