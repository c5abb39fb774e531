import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Lesson } from '../lessons/lesson.entity.js';
import { Enrollment } from './enrollment.entity.js';

/** A lesson is complete or not: one row, however often it is marked. */
@Entity('lesson_completions')
export class LessonCompletion {
  @ManyToOne(() => Enrollment, { onDelete: 'CASCADE' })
  enrollment?: Enrollment;

  @PrimaryColumn('uuid')
  enrollmentId!: string;

  // A lesson someone completed is never deleted: credit survives edits.
  @ManyToOne(() => Lesson, { onDelete: 'RESTRICT' })
  lesson?: Lesson;

  @PrimaryColumn('uuid')
  @Index()
  lessonId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  completedAt!: Date;
}
