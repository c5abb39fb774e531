import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** What a few people write to each other; nobody else can read it. */
@Entity('conversations')
@Check('ck_conversations_position', 'last_position >= 0')
@Check('ck_conversations_name', 'name IS NULL OR pair IS NULL')
export class Conversation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The two it is between, in the order of their ids: two people have one conversation. Null for more than two. */
  @Column('text', { unique: true, nullable: true })
  pair!: string | null;

  /** What its people call it, if it is of more than two. */
  @Column('text', { nullable: true })
  name!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  creator?: User | null;

  /** Who may name it, and add and remove people. */
  @Index()
  @Column('uuid', { nullable: true })
  creatorId!: string | null;

  /** Counts the messages. Its row is locked while one is added, so that everybody sees them in one order. */
  @Column('integer', { default: 0 })
  lastPosition!: number;

  @Column('timestamptz', { default: () => 'now()' })
  lastMessageAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

export const pairOf = (one: string, other: string): string => [one, other].sort().join(':');
