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
import { User } from '../../identity/users/user.entity.js';
import { Event } from '../event.entity.js';

export type RsvpStatus = 'going' | 'maybe' | 'waitlisted';

/** A member's answer to an event; declining deletes it. */
@Entity('event_rsvps')
@Unique(['eventId', 'userId'])
@Index(['userId', 'createdAt'])
@Index(['createdAt'])
@Index('ix_event_rsvps_waitlist', ['eventId', 'queueNumber'], { where: `status = 'waitlisted'` })
@Index('ix_event_rsvps_confirm_by', ['confirmBy'], { where: 'confirm_by IS NOT NULL' })
@Index('ix_event_rsvps_held', ['eventId'], { where: 'confirm_by IS NOT NULL' })
@Index('ix_event_rsvps_unannounced', ['id'], { where: 'NOT is_announced' })
@Check('ck_event_rsvps_confirm_by', `confirm_by IS NULL OR status = 'going'`)
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

  /** A place that became free is held until then for the person who was first in line; null once they have said yes. */
  @Column('timestamptz', { nullable: true })
  confirmBy!: Date | null;

  /** False until the member has been notified that a place became free. */
  @Column('boolean', { default: true })
  isAnnounced!: boolean;

  /** Since when they have a place of their own; a trigger keeps it. */
  @Column('timestamptz', { nullable: true })
  goingSince!: Date | null;

  /** When a host marked that they attended. */
  @Column('timestamptz', { nullable: true })
  attendedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
