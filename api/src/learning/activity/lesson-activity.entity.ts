import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Lesson } from '../lessons/lesson.entity.js';
import { User } from '../../identity/users/user.entity.js';

export const ACTIVITY_KINDS = ['completed', 'answered', 'reflected'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** A member did something in a lesson; the streak is read from it. Rows stay when a completion is undone. */
@Entity('lesson_activity')
@Unique('uq_lesson_activity_day', ['userId', 'localDay', 'lessonId', 'kind'])
@Index(['userId', 'occurredAt'])
@Index(['occurredAt'])
@Check('ck_lesson_activity_kind', `kind IN ('completed', 'answered', 'reflected')`)
export class LessonActivity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => Lesson, { onDelete: 'CASCADE' })
  lesson?: Lesson;

  @Column('uuid')
  @Index()
  lessonId!: string;

  @Column('text', { default: 'completed' })
  kind!: ActivityKind;

  @Column('timestamptz', { default: () => 'now()' })
  occurredAt!: Date;

  /** The date where the member was when it happened; set by a trigger, and the same wherever they go later. */
  @Column('date')
  localDay!: string;
}
