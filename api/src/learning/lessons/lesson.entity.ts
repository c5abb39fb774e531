import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { LessonBlock } from './blocks/lesson-blocks.js';
import { CourseModule } from '../courses/course-module.entity.js';
import { Course } from '../courses/course.entity.js';
import type { LessonKind } from '../courses/lesson-kinds.js';

@Entity('lessons')
@Index('uq_lessons_place', ['courseId', 'position'], { unique: true, where: 'retired_at IS NULL' })
@Check('ck_lessons_kind', `kind IN ('text', 'video', 'reflection', 'quiz')`)
@Check('ck_lessons_duration', `duration_minutes > 0`)
@Check('ck_lessons_exercise', `exercise_minutes BETWEEN 0 AND duration_minutes`)
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

  /** What it takes: text, media and exercise. */
  @Column('integer')
  durationMinutes!: number;

  /** How long its exercise takes, as its author states; 0 without one. */
  @Column('integer', { default: 0 })
  exerciseMinutes!: number;

  @Column('text')
  kind!: LessonKind;

  /** Markdown: the text blocks, joined. */
  @Column('text')
  body!: string;

  @Column('jsonb', { default: [] })
  blocks!: LessonBlock[];

  /** Open to visitors. */
  @Column('boolean', { default: false })
  isPreview!: boolean;

  /** No longer in the outline. What members did in it stays. */
  @Column('timestamptz', { nullable: true })
  retiredAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
