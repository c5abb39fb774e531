import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import type { CourseDocument } from '../document/course-document.js';
import type { LessonVersions } from '../document/lesson-versions.js';

/** A course as it is being written. A course that was never published exists only here. */
@Entity('course_drafts')
@Index('ix_course_drafts_publish_at', ['publishAt'], { where: 'publish_at IS NOT NULL' })
@Check('ck_course_drafts_schedule', `publish_at IS NULL OR publish_failed_at IS NULL`)
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

  /** When it is to be published. */
  @Column('timestamptz', { nullable: true })
  publishAt!: Date | null;

  /** When it was to be published last and could not be. */
  @Column('timestamptz', { nullable: true })
  publishFailedAt!: Date | null;

  /** Who chose the time. */
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  scheduledBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  scheduledById!: string | null;
}
