import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';

export const COURSE_ACTIONS = [
  'create',
  'publish',
  'restore',
  'discard',
  'duplicate',
  'track',
  'withdraw',
  'reoffer',
] as const;
export type CourseAction = (typeof COURSE_ACTIONS)[number];

/** Append-only audit log of what is done to courses. */
@Entity('course_acts')
@Index(['courseId', 'id'])
@Check(
  'ck_course_acts_act',
  `act IN ('create', 'publish', 'restore', 'discard', 'duplicate', 'track', 'withdraw', 'reoffer')`,
)
export class CourseAuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  /** Stays when the course goes. */
  @Column('uuid')
  courseId!: string;

  @Column('text')
  act!: CourseAction;

  /** Of the draft, afterwards; of a discarded one, before. */
  @Column('integer', { nullable: true })
  version!: number | null;

  /** What it was about: the track chosen, the version restored, the course copied. */
  @Column('text', { nullable: true })
  detail!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  actor?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  actorId!: string | null;
}
