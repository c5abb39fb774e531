import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event of a provider that has taken effect: written in the transaction of that effect, so it has it once. */
@Entity('billing_events')
export class BillingEvent {
  @PrimaryColumn('text')
  provider!: string;

  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  /** When the provider says that it happened. */
  @Column('timestamptz')
  occurredAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt!: Date;
}
