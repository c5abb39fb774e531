import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const KINDS = ['load', 'failure', 'vital'] as const;
export type Kind = (typeof KINDS)[number];

/** What browsers and the shell server told of one release in one minute. Nothing of it is about a person. */
@Entity('telemetry_counts')
@Index(['minute'])
@Check('ck_telemetry_counts_kind', `kind IN ('load', 'failure', 'vital')`)
export class TelemetryCount {
  @PrimaryColumn('text')
  app!: string;

  @PrimaryColumn('text')
  release!: string;

  @PrimaryColumn('timestamptz')
  minute!: Date;

  @PrimaryColumn('text')
  kind!: Kind;

  /** Of a failure, where it happened; of a vital, its name; of a load, empty. */
  @PrimaryColumn('text')
  phase!: string;

  /** Of a failure, its class; of a vital, its rating; of a load, empty. */
  @PrimaryColumn('text')
  detail!: string;

  @Column('integer')
  count!: number;

  /** Sum of a vital's values, in its own unit. */
  @Column('double precision', { default: 0 })
  total!: number;
}
