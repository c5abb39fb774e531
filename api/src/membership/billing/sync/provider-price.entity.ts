import type { BillingPeriod } from '../provider/payment-provider.js';
import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What Pro costs at the provider, as it was read last. */
@Entity('provider_prices')
@Check('ck_provider_prices_period', `period IN ('month', 'year')`)
export class ProviderPrice {
  @PrimaryColumn('text')
  provider!: string;

  @PrimaryColumn('text')
  period!: BillingPeriod;

  /** In the smallest unit of the currency. */
  @Column('integer')
  amount!: number;

  @Column('text')
  currency!: string;

  /** When it was first read like this. */
  @CreateDateColumn({ type: 'timestamptz' })
  since!: Date;
}
