import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** Every morning, or on one day of the week. */
export const DIGEST_DAYS = [
  'daily',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type DigestDay = (typeof DIGEST_DAYS)[number];

/** When a member wants to hear of what happens. */
@Entity('notification_schedules')
@Check(
  'ck_notification_schedules_digest_on',
  `digest_on IN (${DIGEST_DAYS.map((day) => `'${day}'`).join(', ')})`,
)
export class NotificationSchedule {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  /** Until then nothing but what must not be missed is mailed, and nothing is pushed. */
  @Column('timestamptz', { nullable: true })
  pausedUntil!: Date | null;

  /** Null: a week after they were last here. */
  @Column('text', { nullable: true })
  digestOn!: DigestDay | null;
}
