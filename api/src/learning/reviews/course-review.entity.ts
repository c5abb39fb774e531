import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Course } from '../courses/course.entity.js';
import type { RemovedBy } from '../../core/database/removed-by.js';
import { User } from '../../identity/users/user.entity.js';

/** What someone who finished a course says of it. */
@Entity('course_reviews')
@Unique(['courseId', 'userId'])
@Index(['courseId', 'createdAt', 'id'])
@Check('ck_course_reviews_rating', 'rating BETWEEN 1 AND 5')
@Check('ck_course_reviews_text', 'char_length(text) BETWEEN 1 AND 2000')
@Check(
  'ck_course_reviews_removed',
  `(deleted_at IS NULL) = (removed_by IS NULL) AND removed_by IN ('author', 'moderator')`,
)
export class CourseReview {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  course?: Course;

  @Column('uuid')
  courseId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  @Index()
  userId!: string;

  @Column('smallint')
  rating!: number;

  @Column('text')
  text!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  @Column('text', { nullable: true })
  removedBy!: RemovedBy | null;

  /** Out of sight until a moderator has looked at the reports. */
  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;
}
