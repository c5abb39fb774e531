import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Vitals were counted here before they had a table of their own. */
export type Kind = 'load' | 'failure' | 'vital';

/** How often one release was shown and failed in one minute, as browsers and the shell server reported. Nothing is about a person. */
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

  /** Of a failure, where it happened; of a load, empty. */
  @PrimaryColumn('text')
  phase!: string;

  /** Of a failure, its class; of a load, empty. */
  @PrimaryColumn('text')
  detail!: string;

  @Column('integer')
  count!: number;

  /** Of vitals, before they had a table of their own. */
  @Column('double precision', { default: 0 })
  total!: number;
}
