import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Lesson } from '../lesson.entity.js';
import { User } from '../../../identity/users/user.entity.js';

/** A member's journal entry on a lesson; nobody else reads it, admins included. */
@Entity('lesson_reflections')
@Check('ck_lesson_reflections_text', `char_length(text) BETWEEN 1 AND 20000`)
export class LessonReflection {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => Lesson, { onDelete: 'CASCADE' })
  lesson?: Lesson;

  @PrimaryColumn('uuid')
  @Index()
  lessonId!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
