import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Lesson } from '../lesson.entity.js';
import { User } from '../../../identity/users/user.entity.js';

/** Private notes about a lesson, with the place they are about. */
@Entity('lesson_notes')
@Check('ck_lesson_notes_text', `char_length(text) BETWEEN 1 AND 20000`)
export class LessonNote {
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

  /** A block of the lesson; null for the lesson as a whole. */
  @Column('text', { nullable: true })
  blockId!: string | null;

  /** Within its film or recording. */
  @Column('integer', { nullable: true })
  seconds!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
