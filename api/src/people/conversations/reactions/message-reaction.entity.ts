import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { ReactionKind } from '../../../core/reactions/reactions.dto.js';
import { User } from '../../../identity/users/user.entity.js';
import { Message } from '../messages/message.entity.js';

/** One reaction of a kind per member and message. */
@Entity('message_reactions')
@Check('ck_message_reactions_kind', `kind IN ('like', 'thanks', 'insight')`)
export class MessageReaction {
  @ManyToOne(() => Message, { onDelete: 'CASCADE' })
  message?: Message;

  @PrimaryColumn('uuid')
  messageId!: string;

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
