import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Lesson } from '../courses/lesson.entity.js';
import { User } from '../users/user.entity.js';

/** When a member did something in a lesson; the streak is read from it. Rows stay when a completion is undone. */
@Entity('lesson_activity')
@Index(['userId', 'occurredAt'])
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

  @Column('timestamptz', { default: () => 'now()' })
  occurredAt!: Date;
}
