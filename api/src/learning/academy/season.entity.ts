import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A shared start of the academy. No two overlap. */
@Entity('seasons')
@Unique(['startsOn'])
@Check('ck_seasons_days', 'ends_on > starts_on')
@Check('ck_seasons_places', 'places > 0')
export class SeasonDays {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  /** A Monday. */
  @Column('date')
  startsOn!: string;

  /** The last day, a Sunday. */
  @Column('date')
  endsOn!: string;

  /** How many can take part; null for any number. */
  @Column('integer', { nullable: true })
  places!: number | null;

  @Column('integer', { default: 1 })
  version!: number;
}
