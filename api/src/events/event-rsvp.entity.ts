import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { User } from '../users/user.entity.js';
import { Event } from './event.entity.js';

export const RSVP_STATUSES = ['going', 'maybe', 'waitlisted'] as const;
export type RsvpStatus = (typeof RSVP_STATUSES)[number];

/** A member's answer to an event; declining deletes it. */
@Entity('event_rsvps')
@Unique(['eventId', 'userId'])
@Index(['userId', 'createdAt'])
@Index('ix_event_rsvps_waitlist', ['eventId', 'queueNumber'], { where: `status = 'waitlisted'` })
@Check('ck_event_rsvps_status', `status IN ('going', 'maybe', 'waitlisted')`)
export class EventRsvp {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  event?: Event;

  @Column('uuid')
  eventId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @Column('text')
  status!: RsvpStatus;

  /** Order of the waitlist: the order in which people asked to go. */
  @Column('bigint', { default: () => `nextval('event_rsvp_queue')` })
  queueNumber!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
