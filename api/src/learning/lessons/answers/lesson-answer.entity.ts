import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Lesson } from '../lesson.entity.js';
import { User } from '../../../identity/users/user.entity.js';
import type { Answer } from './grade.js';

/** What a member has answered last. */
@Entity('lesson_answers')
export class LessonAnswer {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => Lesson, { onDelete: 'CASCADE' })
  lesson?: Lesson;

  @PrimaryColumn('uuid')
  @Index()
  lessonId!: string;

  @PrimaryColumn('text')
  questionId!: string;

  @Column('jsonb')
  answer!: Answer;

  /** Null for words, which are neither right nor wrong. */
  @Column('boolean', { nullable: true })
  isCorrect!: boolean | null;

  @Column('integer', { default: 1 })
  tries!: number;

  @Column('timestamptz', { default: () => 'now()' })
  answeredAt!: Date;
}
