import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../users/user.entity.js';

export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'canceled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A person's HPC membership; there is at most one. */
@Entity('subscriptions')
@Unique(['userId'])
@Check('ck_subscriptions_status', `status IN ('active', 'past_due', 'canceled')`)
export class Subscription {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  @Column('text')
  status!: SubscriptionStatus;

  /** Until when it is paid; access lasts until then, whatever the status. Null for memberships without an end. */
  @Column('timestamptz', { nullable: true })
  currentPeriodEnd!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
