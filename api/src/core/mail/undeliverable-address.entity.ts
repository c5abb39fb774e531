import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An address that the mail server refused for good, until it takes a mail again. Only its hash is stored. */
@Entity('undeliverable_addresses')
export class UndeliverableAddress {
  /** SHA-256 of the lower-cased address, in hex. */
  @PrimaryColumn('text')
  emailHash!: string;

  /** What the mail server answered: `550 5.1.1`. */
  @Column('text')
  status!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  refusedAt!: Date;
}
