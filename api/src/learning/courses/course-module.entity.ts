import { Column, Entity, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Course } from './course.entity.js';

/** A titled part of a course's outline. */
@Entity('course_modules')
@Unique(['courseId', 'position'])
export class CourseModule {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  course?: Course;

  @Column('uuid')
  courseId!: string;

  @Column('text')
  title!: string;

  /** From 1. */
  @Column('integer')
  position!: number;
}
