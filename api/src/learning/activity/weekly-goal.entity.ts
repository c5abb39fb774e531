import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** On how many days a week a member wants to learn. */
@Entity('weekly_goals')
@Check('ck_weekly_goals_days', 'days BETWEEN 1 AND 7')
export class WeeklyGoal {
  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @Column('smallint')
  days!: number;

  /** The Monday of the week, where the member was, in which they chose a goal first. */
  @Column('date')
  since!: string;
}
