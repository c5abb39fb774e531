import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { type Track, User } from '../../identity/users/user.entity.js';

export const COURSE_LEVELS = ['introductory', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

/** `pro` needs the HPC membership. */
export const ACCESS_TIERS = ['free', 'pro'] as const;
export type AccessTier = (typeof ACCESS_TIERS)[number];

@Entity('courses')
@Index(['track', 'position'])
@Check(
  'ck_courses_track',
  `track IN ('ai-mastery', 'consciousness-integration', 'leadership-transformation')`,
)
@Check('ck_courses_track_override', `track_override IS NULL OR track_override = track`)
@Check('ck_courses_level', `level IN ('introductory', 'intermediate', 'advanced')`)
@Check('ck_courses_access', `access IN ('free', 'pro')`)
@Check('ck_courses_counts', `lesson_count >= 0 AND duration_minutes >= 0`)
@Check('ck_courses_reviews', `review_count >= 0 AND rating_sum BETWEEN review_count AND 5 * review_count`)
export class Course {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  title!: string;

  /** One sentence: what the member can do afterwards. */
  @Column('text')
  promise!: string;

  /** Markdown. */
  @Column('text')
  description!: string;

  /** The description as plain text, for the search; null until it is made. */
  @Column('text', { nullable: true, select: false })
  plainText!: string | null;

  @Column('text', { array: true, default: '{}' })
  outcomes!: string[];

  /** By the words of the title (`assignTrack`), unless an administrator has chosen another. */
  @Column('text')
  track!: Track;

  /** What an administrator has chosen instead. */
  @Column('text', { nullable: true })
  trackOverride!: Track | null;

  @Column('text')
  level!: CourseLevel;

  @Column('text')
  access!: AccessTier;

  /** Seeds the drawn cover. */
  @Column('text')
  coverSeed!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  instructor?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  instructorId!: string | null;

  /** Order in the catalog. */
  @Column('integer', { default: 0 })
  position!: number;

  /** Maintained by a trigger on lessons. */
  @Column('integer', { default: 0 })
  lessonCount!: number;

  /** Maintained by a trigger on lessons. */
  @Column('integer', { default: 0 })
  durationMinutes!: number;

  /** Maintained by a trigger on reviews: those that are shown. */
  @Column('integer', { default: 0 })
  reviewCount!: number;

  @Column('integer', { default: 0 })
  ratingSum!: number;

  /** Since when it is there only for those enrolled; null while it is offered. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
