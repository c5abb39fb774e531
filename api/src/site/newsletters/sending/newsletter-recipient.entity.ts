import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Subscriber } from '../../subscribers/subscriber.entity.js';
import { Newsletter } from '../newsletter.entity.js';

/** `skipped`: unsubscribed, or their address refused mail, after the sending began. */
export const RECIPIENT_STATES = [
  'waiting',
  'started',
  'sent',
  'failed',
  'uncertain',
  'skipped',
  'canceled',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** Someone whom an issue goes to; there is one row for each as soon as its sending begins. */
@Entity('newsletter_recipients')
@Unique('uq_newsletter_recipients_newsletter_id_subscriber_id', ['newsletterId', 'subscriberId'])
@Index(['newsletterId', 'state', 'id'])
@Index('ix_newsletter_recipients_waiting', ['dueAt', 'id'], { where: `state = 'waiting'` })
@Index('ix_newsletter_recipients_started', ['startedAt'], { where: `state = 'started'` })
@Index('ix_newsletter_recipients_reported', ['newsletterId', 'reported', 'id'], {
  where: 'reported IS NOT NULL',
})
@Check('ck_newsletter_recipients_reported', `reported IN ('bounced', 'complained')`)
@Check(
  'ck_newsletter_recipients_state',
  `state IN ('waiting', 'started', 'sent', 'failed', 'uncertain', 'skipped', 'canceled')`,
)
@Check(
  'ck_newsletter_recipients_started',
  `state IN ('waiting', 'canceled', 'skipped') OR started_at IS NOT NULL`,
)
export class NewsletterRecipient {
  /** Of the mail, too. */
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Newsletter, { onDelete: 'CASCADE' })
  newsletter?: Newsletter;

  @Column('uuid')
  newsletterId!: string;

  @ManyToOne(() => Subscriber, { onDelete: 'SET NULL', nullable: true })
  subscriber?: Subscriber | null;

  /** Null once they are erased: the row goes on counting. */
  @Index()
  @Column('uuid', { nullable: true })
  subscriberId!: string | null;

  /** `started` before the mail server hears of it: what is found so after a crash is `uncertain`, and never sent again. */
  @Column('text', { default: 'waiting' })
  state!: RecipientState;

  @Column('smallint', { default: 0 })
  attempts!: number;

  /** What the mail server answered: `550 5.1.1`. */
  @Column('text', { nullable: true })
  problem!: string | null;

  /** What the mail provider reported later. */
  @Column('text', { nullable: true })
  reported!: 'bounced' | 'complained' | null;

  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;
}
