import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * An address that gets no more letters, whatever is queued. Only its hash is stored, so that the list outlives the data
 * it protects.
 */
@Entity('suppressed_addresses')
@Check('ck_suppressed_addresses_reason', `reason IN ('unsubscribed', 'refused', 'bounced', 'complained')`)
export class SuppressedAddress {
  /** SHA-256 of the lower-cased address, in hex. */
  @PrimaryColumn('text')
  emailHash!: string;

  /** `unsubscribed` after having confirmed, `refused` without; the others come from reports of mail providers. */
  @Column('text')
  reason!: 'unsubscribed' | 'refused' | 'bounced' | 'complained';

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
