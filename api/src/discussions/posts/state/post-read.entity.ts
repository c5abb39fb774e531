import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { Post } from '../post.entity.js';

/** Up to when a member has read a discussion. */
@Entity('post_reads')
export class PostRead {
  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post?: Post;

  @PrimaryColumn('uuid')
  postId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @Column('timestamptz')
  readAt!: Date;
}
