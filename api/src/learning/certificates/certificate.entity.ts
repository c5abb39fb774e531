import { Check, Column, Entity, Generated, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Course } from '../courses/course.entity.js';
import { User } from '../../identity/users/user.entity.js';

/**
 * That a member finished a course, as it was then. A trigger on enrollments issues the first one; a correction is the next
 * version. Anyone who has its id may see it.
 */
@Entity('certificates')
@Unique(['userId', 'courseId', 'version'])
@Index(['courseId'])
@Check('ck_certificates_version', 'version > 0')
export class Certificate {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => Course, { onDelete: 'RESTRICT' })
  course?: Course;

  @Column('uuid')
  courseId!: string;

  @Column('integer', { default: 1 })
  version!: number;

  /** Its place in the published lists of those that no longer hold. */
  @Column('integer', { unique: true })
  @Generated('increment')
  statusIndex!: number;

  /** Of the certificate that an archive brought in as this one. It comes in once, into whichever account. */
  @Column('uuid', { nullable: true, unique: true })
  sourceId!: string | null;

  @Column('text')
  name!: string;

  @Column('text')
  courseTitle!: string;

  @Column('integer')
  lessonCount!: number;

  @Column('integer')
  durationMinutes!: number;

  @Column('timestamptz')
  completedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  issuedAt!: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
