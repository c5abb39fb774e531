import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CourseModule } from './course-module.entity.js';
import { Course } from './course.entity.js';

export const LESSON_KINDS = ['text', 'video', 'reflection', 'quiz'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

@Entity('lessons')
@Unique(['courseId', 'position'])
@Check('ck_lessons_kind', `kind IN ('text', 'video', 'reflection', 'quiz')`)
@Check('ck_lessons_duration', `duration_minutes > 0`)
export class Lesson {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  course?: Course;

  @Column('uuid')
  courseId!: string;

  @ManyToOne(() => CourseModule, { onDelete: 'CASCADE' })
  module?: CourseModule;

  @Column('uuid')
  @Index()
  moduleId!: string;

  /** Unique across all courses, so that a lesson can be named without its course. */
  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  title!: string;

  /** From 1, across the whole course. */
  @Column('integer')
  position!: number;

  @Column('integer')
  durationMinutes!: number;

  @Column('text')
  kind!: LessonKind;

  /** Markdown. */
  @Column('text')
  body!: string;

  /** Open to visitors. */
  @Column('boolean', { default: false })
  isPreview!: boolean;
}
