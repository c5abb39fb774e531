import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sign-in in progress, valid once and only in the browser that began it. */
@Entity('sign_in_attempts')
export class SignInAttempt {
  @PrimaryColumn('bytea')
  stateHash!: Buffer;

  /** sha256 of the cookie of the browser that began it. */
  @Column('bytea')
  browserHash!: Buffer;

  @Column('text')
  provider!: string;

  @Column('text')
  nonce!: string;

  @Column('text')
  codeVerifier!: string;

  @Column('text', { nullable: true })
  returnTo!: string | null;

  @Column('boolean', { default: false })
  joins!: boolean;

  @Index()
  @Column('timestamptz')
  expiresAt!: Date;
}
