import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A code that was mailed, good once and only in the browser that asked for it. */
@Entity('mail_codes')
export class MailCode {
  /** sha256 of the cookie of the browser that asked. */
  @PrimaryColumn('bytea')
  browserHash!: Buffer;

  @Column('text')
  email!: string;

  /** Keyed with that cookie, which is stored nowhere: nobody who reads this table can try codes against it. */
  @Column('bytea')
  codeHash!: Buffer;

  @Column('integer', { default: 0 })
  tries!: number;

  @Index()
  @Column('timestamptz')
  expiresAt!: Date;
}
