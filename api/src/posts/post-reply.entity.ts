import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { Post } from './post.entity.js';

@Entity('post_replies')
@Index(['postId', 'createdAt'])
@Index('uq_post_replies_accepted', ['postId'], { unique: true, where: 'is_accepted' })
export class PostReply {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post?: Post;

  @Column('uuid')
  postId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  authorId!: string | null;

  /** Markdown. */
  @Column('text')
  body!: string;

  /** The answer to the question; at most one under a post. */
  @Column('boolean', { default: false })
  isAccepted!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
