import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { SeasonDays } from './season.entity.js';

/** A member takes part in a season, which is known by its first day. */
@Entity('season_places')
@Index(['startsOn'])
export class SeasonPlace {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  /** Moves with the season. */
  @ManyToOne(() => SeasonDays, { onUpdate: 'CASCADE' })
  @JoinColumn({ name: 'starts_on', referencedColumnName: 'startsOn' })
  season?: SeasonDays;

  @PrimaryColumn('date')
  startsOn!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  joinedAt!: Date;

  /** Whether the mail of the days before it has gone out. */
  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;
}
