import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'paused', 'canceled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTION_PROVIDERS = ['granted', 'stripe', 'sandbox'] as const;
export type SubscriptionProvider = (typeof SUBSCRIPTION_PROVIDERS)[number];

/** An HPC membership: one that a provider sells by the month or by the year, or one that was granted. */
@Entity('subscriptions')
@Index(['userId'])
@Unique(['provider', 'providerId'])
@Check('ck_subscriptions_status', `status IN ('active', 'past_due', 'paused', 'canceled')`)
@Check('ck_subscriptions_period', `period IN ('month', 'year')`)
@Check('ck_subscriptions_provider', `provider IN ('granted', 'stripe', 'sandbox')`)
@Check('ck_subscriptions_provider_id', `(provider = 'granted') = (provider_id IS NULL)`)
@Check('ck_subscriptions_end', `status = 'active' OR access_until IS NOT NULL`)
export class Subscription {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  @Column('text', { default: 'granted' })
  provider!: SubscriptionProvider;

  /** The provider's name of it. */
  @Column('text', { nullable: true })
  providerId!: string | null;

  @Column('text', { nullable: true })
  customerId!: string | null;

  /** How long a payment is for; of no meaning where it was granted. */
  @Column('text', { default: 'month' })
  period!: 'month' | 'year';

  @Column('text')
  status!: SubscriptionStatus;

  @Column('boolean', { default: false })
  cancelAtPeriodEnd!: boolean;

  /** Until when it is paid. Null for memberships that were granted. */
  @Column('timestamptz', { nullable: true })
  currentPeriodEnd!: Date | null;

  /** Until when Pro is open; null while nothing ends it. */
  @Column('timestamptz', { nullable: true })
  accessUntil!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
