import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What a month of Pro costs at the provider, as it was read last. */
@Entity('provider_prices')
export class ProviderPrice {
  @PrimaryColumn('text')
  provider!: string;

  /** In the smallest unit of the currency. */
  @Column('integer')
  amount!: number;

  @Column('text')
  currency!: string;

  /** When it was first read like this. */
  @CreateDateColumn({ type: 'timestamptz' })
  since!: Date;
}
