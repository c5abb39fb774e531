import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import type { CourseDocument } from '../document/course-document.js';
import type { LessonVersions } from '../document/lesson-versions.js';

/** A course as it is being written. A course that was never published exists only here. */
@Entity('course_drafts')
export class CourseDraft {
  /** Of the course, from before it is published. */
  @PrimaryColumn('uuid')
  courseId!: string;

  @Column('jsonb')
  document!: CourseDocument;

  /** Goes up with every change. */
  @Column('integer')
  version!: number;

  @Column('jsonb', { default: {} })
  lessonVersions!: LessonVersions;

  /** The version that members see, if it was published from a draft. */
  @Column('integer', { nullable: true })
  publishedVersion!: number | null;

  @Column('timestamptz')
  updatedAt!: Date;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  updatedBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  updatedById!: string | null;
}
