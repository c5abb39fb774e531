import { Check, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Event } from '../event.entity.js';

export const REMINDER_KINDS = ['day', 'hour'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A reminder that was sent. Its key says that nobody is reminded twice of the same time. */
@Entity('event_reminders')
@Check('ck_event_reminders_kind', `kind IN ('day', 'hour')`)
export class EventReminder {
  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  event?: Event;

  @PrimaryColumn('uuid')
  eventId!: string;

  @PrimaryColumn('timestamptz')
  startsAt!: Date;

  @PrimaryColumn('text')
  kind!: ReminderKind;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
