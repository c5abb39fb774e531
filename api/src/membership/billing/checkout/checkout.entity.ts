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
import { User } from '../../../identity/users/user.entity.js';
import type { BillingPeriod } from '../provider/payment-provider.js';

export const TIERS = ['pro'] as const;
export type Tier = (typeof TIERS)[number];

/** A page on which a member can pay. There is at most one open for each member and tier, in however many tabs. */
@Entity('checkouts')
@Index('uq_checkouts_open', ['userId', 'tier'], { unique: true, where: `status = 'open'` })
@Unique(['provider', 'providerId'])
@Check('ck_checkouts_tier', `tier = 'pro'`)
@Check('ck_checkouts_period', `period IN ('month', 'year')`)
@Check('ck_checkouts_status', `status IN ('open', 'complete', 'expired')`)
export class Checkout {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  @Column('text')
  tier!: Tier;

  /** How long a payment is for. */
  @Column('text', { default: 'month' })
  period!: BillingPeriod;

  @Column('text')
  provider!: string;

  /** Null until the provider has answered. */
  @Column('text', { nullable: true })
  providerId!: string | null;

  @Column('text', { nullable: true })
  url!: string | null;

  @Column('text', { default: 'open' })
  status!: 'open' | 'complete' | 'expired';

  /** The page the member pays for, to come back to; as the browser named it. */
  @Column('text', { nullable: true })
  returnTo!: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
