import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An identity whose address has yet to be proved, in the browser that came back with it. */
@Entity('pending_identities')
export class PendingIdentity {
  /** sha256 of the cookie of that browser. */
  @PrimaryColumn('bytea')
  browserHash!: Buffer;

  @Column('text')
  provider!: string;

  @Column('text')
  subject!: string;

  /** Lower case. */
  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  firstName!: string | null;

  @Column('text', { nullable: true })
  lastName!: string | null;

  @Column('text', { nullable: true })
  pictureUrl!: string | null;

  @Index()
  @Column('timestamptz')
  expiresAt!: Date;
}
