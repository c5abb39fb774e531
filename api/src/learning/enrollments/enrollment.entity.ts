import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Course } from '../courses/course.entity.js';
import { User } from '../../identity/users/user.entity.js';

/** One member in one course. Progress is `course_progress(completed_lessons, lesson_count + retired_lessons, completed_at IS NOT NULL)`. */
@Entity('enrollments')
@Unique(['userId', 'courseId'])
@Index(['courseId', 'startedAt'])
@Index('ix_enrollments_finished', ['completedAt', 'id'], { where: 'completed_at IS NOT NULL' })
@Check('ck_enrollments_completed_lessons', `completed_lessons >= 0 AND retired_lessons >= 0`)
export class Enrollment {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => Course, { onDelete: 'RESTRICT' })
  course?: Course;

  @Column('uuid')
  courseId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt!: Date;

  /** Maintained by a trigger on lesson completions. */
  @Column('integer', { default: 0 })
  completedLessons!: number;

  /** How many of the completed lessons have left the outline; maintained by a trigger on lessons. */
  @Column('integer', { default: 0 })
  retiredLessons!: number;

  /** Finished stays finished when lessons are added later; undoing a completion reopens the course. */
  @Column('timestamptz', { nullable: true })
  completedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastActivityAt!: Date | null;
}
