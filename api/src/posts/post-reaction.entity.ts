import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { Post } from './post.entity.js';

/** One reaction per member and post. */
@Entity('post_reactions')
export class PostReaction {
  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post?: Post;

  @PrimaryColumn('uuid')
  postId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
