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
import { User } from '../../../identity/users/user.entity.js';

export type PaymentStatus = 'paid' | 'failed' | 'refunded' | 'disputed';

/** A payment as the provider keeps it. It outlives the account, without a name, because the books have to. */
@Entity('payments')
@Unique(['provider', 'providerId'])
@Index(['userId', 'occurredAt'])
@Check('ck_payments_status', `status IN ('paid', 'failed', 'refunded', 'disputed')`)
@Check('ck_payments_refund', `(status = 'refunded') = (refunded_at IS NOT NULL)`)
@Check('ck_payments_amount', `amount > 0`)
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

  @Column('text')
  status!: PaymentStatus;

  /** In the smallest unit of the currency. */
  @Column('integer')
  amount!: number;

  @Column('text')
  currency!: string;

  @Column('timestamptz')
  occurredAt!: Date;

  @Column('timestamptz', { nullable: true })
  refundedAt!: Date | null;

  /** The provider's page of the receipt. */
  @Column('text', { nullable: true })
  receiptUrl!: string | null;
}
