import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How a release did in one visit, while its section has a canary. Stored for a day, and about no person. */
@Entity('canary_visits')
@Index(['app', 'at'])
export class CanaryVisit {
  /** Of the page that a shell server handed out. */
  @PrimaryColumn('text')
  visit!: string;

  @PrimaryColumn('text')
  app!: string;

  @PrimaryColumn('text')
  release!: string;

  /** Where it was reported from, as a hash that only the api can make. */
  @Column('text')
  network!: string;

  @Column('boolean')
  failed!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
