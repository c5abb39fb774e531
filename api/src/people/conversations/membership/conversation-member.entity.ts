import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { Conversation } from '../conversation.entity.js';

/** `request`: someone they do not know would like to write to them; `declined`: they would rather not, of which nobody is notified. */
export const MEMBER_STATES = ['open', 'request', 'declined', 'left'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** One who takes part, or did. */
@Entity('conversation_members')
@Check('ck_conversation_members_state', `state IN ('open', 'request', 'declined', 'left')`)
export class ConversationMember {
  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  conversation?: Conversation;

  @PrimaryColumn('uuid')
  conversationId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @Column('text')
  state!: MemberState;

  /** The last message they have read. */
  @Column('integer', { default: 0 })
  readPosition!: number;

  /** What came up to here is not shown to them: they had left. */
  @Column('integer', { default: 0 })
  fromPosition!: number;
}
