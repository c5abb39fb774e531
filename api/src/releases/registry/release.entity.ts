import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReleaseManifest } from '#platform/manifest';

export type Verification = 'passed' | 'failed';

/** What verification found; a release with an error may not go live. */
export interface Finding {
  code: string;
  severity: 'error' | 'warning';
  message: string;
}

export const error = (code: string, message: string): Finding => ({ code, severity: 'error', message });

/** A published build of a section; immutable but for its verification and pruning. */
@Entity('releases')
@Index(['app', 'publishedAt', 'release'])
@Check('ck_releases_verification', `verification IN ('passed', 'failed')`)
export class Release {
  @PrimaryColumn('text')
  app!: string;

  @PrimaryColumn('text')
  release!: string;

  @Column('jsonb')
  manifest!: ReleaseManifest;

  @CreateDateColumn({ type: 'timestamptz' })
  publishedAt!: Date;

  @Column('text')
  publishedBy!: string;

  @Column('text', { nullable: true })
  verification!: Verification | null;

  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  @Column('jsonb', { default: [] })
  findings!: Finding[];

  /** When it last stopped being live or a canary: tabs that were opened then still need its files. */
  @Column('timestamptz', { nullable: true })
  lastServedAt!: Date | null;

  /** Until when someone's browser may be pinned to it. */
  @Column('timestamptz', { nullable: true })
  pinnedUntil!: Date | null;

  /** Set before its files are deleted; hidden from then on. */
  @Column('timestamptz', { nullable: true })
  prunedAt!: Date | null;
}
