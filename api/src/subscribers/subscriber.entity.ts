import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who asked for the newsletter. */
@Entity('subscribers')
@Check('ck_subscribers_email_lower', 'email = lower(email)')
export class Subscriber {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  email!: string;

  @Column('text')
  name!: string;

  /** The page or form it came from. */
  @Column('text')
  source!: string;

  /** sha256 of the token in the confirmation mail. */
  @Column('bytea', { unique: true, nullable: true })
  confirmTokenHash!: Buffer | null;

  /** sha256 of the token in every mail's "unsubscribe" link. */
  @Column('bytea', { unique: true })
  unsubscribeTokenHash!: Buffer;

  /** When the confirmation was last mailed: at most once an hour. */
  @Column('timestamptz')
  mailedAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  unsubscribedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
