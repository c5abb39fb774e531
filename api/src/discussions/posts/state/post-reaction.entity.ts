import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { ReactionKind } from '../../../core/reactions/reactions.dto.js';
import { User } from '../../../identity/users/user.entity.js';
import { PostReply } from '../replies/post-reply.entity.js';
import { Post } from '../post.entity.js';

/** One reaction of a kind per member and post. */
@Entity('post_reactions')
@Check('ck_post_reactions_kind', `kind IN ('like', 'thanks', 'insight')`)
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

  @PrimaryColumn('text', { default: 'like' })
  kind!: ReactionKind;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** One reaction of a kind per member and reply. */
@Entity('reply_reactions')
@Check('ck_reply_reactions_kind', `kind IN ('like', 'thanks', 'insight')`)
export class ReplyReaction {
  @ManyToOne(() => PostReply, { onDelete: 'CASCADE' })
  reply?: PostReply;

  @PrimaryColumn('uuid')
  replyId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @PrimaryColumn('text')
  kind!: ReactionKind;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
