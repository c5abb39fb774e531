import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The headers of an answer that are part of it. */
export type AnswerHeaders = Record<string, string>;

/** A request that has changed something, under the name its client gave it, with its answer. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** A member's id, or `visitor`. */
  @PrimaryColumn('text')
  owner!: string;

  @PrimaryColumn('text')
  key!: string;

  /** Of what was asked for. */
  @Column('text')
  fingerprint!: string;

  /** Of the answer; null while there is none. */
  @Column('smallint', { nullable: true })
  status!: number | null;

  @Column('jsonb', { nullable: true })
  headers!: AnswerHeaders | null;

  /** As it was sent; null for one without a body. */
  @Column('text', { nullable: true })
  body!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  @Index()
  createdAt!: Date;
}
