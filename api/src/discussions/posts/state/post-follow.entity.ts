import { CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { Post } from '../post.entity.js';

/** A member who wants to hear of new replies. */
@Entity('post_follows')
export class PostFollow {
  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post?: Post;

  @PrimaryColumn('uuid')
  postId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
