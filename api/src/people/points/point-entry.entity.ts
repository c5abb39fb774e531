import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

export type PointReason =
  | 'course_started'
  | 'course_start_undone'
  | 'course_completed'
  | 'course_completion_undone'
  | 'event_rsvp'
  | 'event_rsvp_withdrawn'
  | 'group_joined'
  | 'group_left';

export type PointSource = 'enrollment' | 'event_rsvp' | 'group_membership';

/**
 * The ledger: append-only, written by triggers on enrollments, RSVPs and memberships, so that its sum equals
 * 25 per course in progress + 100 per completed course + 10 per RSVP + 15 per group at every moment.
 */
@Entity('point_entries')
@Unique('uq_point_entries_effect', ['sourceType', 'sourceId', 'reason', 'round'])
@Index(['userId', 'createdAt'])
@Check('ck_point_entries_delta', `delta <> 0`)
export class PointEntry {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @Column('text')
  reason!: PointReason;

  @Column('text')
  sourceType!: PointSource;

  /** Id of the row that earned it; it stays after that row is gone. */
  @Column('uuid')
  sourceId!: string;

  /** The course, event or group; null in what was written before this was stored, when its source was gone already. */
  @Column('uuid', { nullable: true })
  subjectId!: string | null;

  /** How often this source had this effect: a course can be completed, reopened and completed again. */
  @Column('integer', { default: 1 })
  round!: number;

  @Column('integer')
  delta!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
