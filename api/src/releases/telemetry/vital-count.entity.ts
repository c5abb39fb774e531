import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const VITALS = ['LCP', 'FCP', 'CLS', 'INP', 'TTFB'] as const;
export type VitalName = (typeof VITALS)[number];
export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

/** How fast the pages of one route of a release were in one hour, as browsers measured them. */
@Entity('vital_counts')
@Index(['hour'])
@Check('ck_vital_counts_name', `name IN ('LCP', 'FCP', 'CLS', 'INP', 'TTFB')`)
@Check('ck_vital_counts_rating', `rating IN ('good', 'needs-improvement', 'poor')`)
export class VitalCount {
  @PrimaryColumn('text')
  app!: string;

  @PrimaryColumn('text')
  release!: string;

  /** As the release declares it, `/courses/:id`. */
  @PrimaryColumn('text')
  route!: string;

  @PrimaryColumn('timestamptz')
  hour!: Date;

  @PrimaryColumn('text')
  name!: VitalName;

  @PrimaryColumn('text')
  rating!: Rating;

  @Column('integer')
  count!: number;

  /** Sum of the values, in the vital's own unit. */
  @Column('double precision')
  total!: number;
}
