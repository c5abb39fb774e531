import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Subscription } from '../../subscriptions/subscription.entity.js';
import { User } from '../../../identity/users/user.entity.js';

export type PaymentStatus = 'paid' | 'failed' | 'refunded' | 'disputed';

/** A payment as the provider keeps it. It outlives the account, without a name, because the books have to. */
@Entity('payments')
@Unique(['provider', 'providerId'])
@Index(['userId', 'occurredAt'])
@Check('ck_payments_status', `status IN ('paid', 'failed', 'refunded', 'disputed')`)
@Index(['occurredAt'])
@Index(['subscriptionId'])
@Check('ck_payments_refund', `(refunded_amount > 0) = (refunded_at IS NOT NULL)`)
@Check(
  'ck_payments_refunded_amount',
  `refunded_amount BETWEEN 0 AND amount AND (status <> 'refunded' OR refunded_amount > 0)`,
)
@Check('ck_payments_amount', `amount > 0`)
@Check('ck_payments_discount', `discount >= 0`)
export class Payment {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  provider!: string;

  @Column('text')
  providerId!: string;

  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User> | null;

  /** What it was paid for. */
  @Column('uuid', { nullable: true })
  subscriptionId!: string | null;

  @ManyToOne(() => Subscription, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'subscription_id' })
  subscription!: Relation<Subscription> | null;

  @Column('text')
  status!: PaymentStatus;

  /** In the smallest unit of the currency. */
  @Column('integer')
  amount!: number;

  @Column('text')
  currency!: string;

  /** What a promotion code took off. */
  @Column('integer', { default: 0 })
  discount!: number;

  @Column('timestamptz')
  occurredAt!: Date;

  @Column('timestamptz', { nullable: true })
  refundedAt!: Date | null;

  /** How much of it was given back. */
  @Column('integer', { default: 0 })
  refundedAmount!: number;

  /** The provider's page of the receipt. */
  @Column('text', { nullable: true })
  receiptUrl!: string | null;

  /** The same as a file. */
  @Column('text', { nullable: true })
  pdfUrl!: string | null;
}
