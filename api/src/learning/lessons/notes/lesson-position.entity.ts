import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Lesson } from '../lesson.entity.js';
import { User } from '../../../identity/users/user.entity.js';

/** How far a member is in the film or recording of a lesson, on whatever device. */
@Entity('lesson_positions')
@Check('ck_lesson_positions_seconds', 'seconds >= 0')
export class LessonPosition {
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
  blockId!: string;

  @Column('double precision')
  seconds!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
