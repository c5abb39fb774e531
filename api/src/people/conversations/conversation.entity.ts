import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a few people write to each other; nobody else can read it. */
@Entity('conversations')
@Check('ck_conversations_position', 'last_position >= 0')
export class Conversation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The two it is between, in the order of their ids: two people have one conversation. Null for more than two. */
  @Column('text', { unique: true, nullable: true })
  pair!: string | null;

  /** Counts the messages. Its row is locked while one is added, so that everybody sees them in one order. */
  @Column('integer', { default: 0 })
  lastPosition!: number;

  @Column('timestamptz', { default: () => 'now()' })
  lastMessageAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

export const pairOf = (one: string, other: string): string => [one, other].sort().join(':');
