import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Track } from '../../identity/users/user.entity.js';

/** Someone who asked for the newsletter. */
@Entity('subscribers')
@Check('ck_subscribers_email_lower', 'email = lower(email)')
@Check(
  'ck_subscribers_interests',
  `interests <@ ARRAY['ai-mastery', 'consciousness-integration', 'leadership-transformation']`,
)
export class Subscriber {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  email!: string;

  @Column('text')
  name!: string;

  /** The page or form it came from. */
  @Column('text')
  source!: string;

  /** In the links of every mail to this address, as proof of owning the mailbox. */
  @Column('text', { unique: true })
  token!: string;

  /** When the confirmation was last mailed: at most once an hour. */
  @Column('timestamptz')
  mailedAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  unsubscribedAt!: Date | null;

  /** Subjects they want newsletters about. */
  @Column('text', { array: true, default: [] })
  interests!: Track[];

  /** When the insights of a week were last mailed. */
  @Column('timestamptz', { nullable: true })
  insightsAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
