import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Release } from '../registry/release.entity.js';

export const COHORTS = ['admins', 'hpc', 'members'] as const;
export type Cohort = (typeof COHORTS)[number];

@Entity('release_channels')
@Check('ck_release_channels_cohort', `canary_cohort IN ('admins', 'hpc', 'members')`)
@Check('ck_release_channels_percent', 'canary_percent BETWEEN 1 AND 100')
@Check(
  'ck_release_channels_canary',
  `CASE WHEN canary_release IS NULL
    THEN num_nonnulls(canary_percent, canary_cohort, canary_salt, canary_since) = 0
    ELSE num_nonnulls(canary_percent, canary_cohort) = 1 AND num_nonnulls(canary_salt, canary_since) = 2 END`,
)
export class ReleaseChannel {
  @PrimaryColumn('text')
  app!: string;

  /** Grows with every change of this section. */
  @Column('integer', { default: 0 })
  version!: number;

  @Column('text', { nullable: true })
  live!: string | null;

  @ManyToOne(() => Release)
  @JoinColumn([
    { name: 'app', referencedColumnName: 'app', foreignKeyConstraintName: 'fk_release_channels_live' },
    { name: 'live', referencedColumnName: 'release', foreignKeyConstraintName: 'fk_release_channels_live' },
  ])
  liveRelease!: Relation<Release> | null;

  /** What was live before, the latest first: where rolling back leads. */
  @Column('text', { array: true, default: [] })
  earlier!: string[];

  @Column('boolean', { default: false })
  disabled!: boolean;

  @Column('text', { nullable: true })
  canaryRelease!: string | null;

  @Column('integer', { nullable: true })
  canaryPercent!: number | null;

  @Column('text', { nullable: true })
  canaryCohort!: Cohort | null;

  /** Makes each canary draw its own visitors. */
  @Column('text', { nullable: true })
  canarySalt!: string | null;

  @Column('timestamptz', { nullable: true })
  canarySince!: Date | null;
}
