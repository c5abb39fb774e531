import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Event } from '../event.entity.js';

export const MESSAGE_AUDIENCES = ['going', 'waitlist'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

/** What a host emailed to people who are going, or who wait for a spot. */
@Entity('event_messages')
@Index(['eventId', 'createdAt'])
@Check('ck_event_messages_audience', `audience IN ('going', 'waitlist')`)
@Check('ck_event_messages_recipients', 'recipients > 0')
export class EventMessage {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  event?: Event;

  @Column('uuid')
  eventId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  authorId!: string | null;

  @Column('text')
  audience!: MessageAudience;

  @Column('text')
  subject!: string;

  /** Markdown. */
  @Column('text')
  body!: string;

  /** How many it was emailed to. */
  @Column('integer')
  recipients!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
