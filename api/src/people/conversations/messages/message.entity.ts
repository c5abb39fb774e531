import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { Conversation } from '../conversation.entity.js';

@Entity('messages')
@Check('ck_messages_system', 'NOT is_system OR author_id IS NULL')
@Check('ck_messages_reply_to', 'reply_to_position < position')
@Unique('uq_messages_position', ['conversationId', 'position'])
export class Message {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  conversation?: Conversation;

  @Column('uuid')
  conversationId!: string;

  /** Its place in the conversation, from 1. */
  @Column('integer')
  position!: number;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  authorId!: string | null;

  /** A line that says what happened; nobody wrote it. */
  @Column('boolean', { default: false })
  isSystem!: boolean;

  /** Plain text; empty once it was removed. */
  @Column('text')
  text!: string;

  /** The place of the message it answers, in the same conversation. */
  @Column('integer', { nullable: true })
  replyToPosition!: number | null;

  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** By the clock, not by the transaction: later messages have later times. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
