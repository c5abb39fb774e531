import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.js';
import type { CourseDocument } from '../document/course-document.js';

/** A course as it was published. Version 0 is what was there before its first draft. */
@Entity('course_versions')
export class CourseVersion {
  @PrimaryColumn('uuid')
  courseId!: string;

  @PrimaryColumn('integer')
  version!: number;

  @Column('jsonb')
  document!: CourseDocument;

  @Column('timestamptz', { default: () => 'now()' })
  publishedAt!: Date;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  publishedBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  publishedById!: string | null;
}
