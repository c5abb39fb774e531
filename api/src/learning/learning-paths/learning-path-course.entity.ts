import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Course } from '../courses/course.entity.js';
import { LearningPath } from './learning-path.entity.js';

@Entity('learning_path_courses')
export class LearningPathCourse {
  @ManyToOne(() => LearningPath, { onDelete: 'CASCADE' })
  path?: LearningPath;

  @PrimaryColumn('text')
  pathId!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  course?: Course;

  @PrimaryColumn('uuid')
  @Index()
  courseId!: string;

  /** From 1. */
  @Column('integer')
  position!: number;
}
