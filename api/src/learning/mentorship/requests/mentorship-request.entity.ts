import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { Lesson } from '../../lessons/lesson.entity.js';

export const MENTORSHIP_STATES = ['open', 'proposed', 'scheduled', 'done', 'withdrawn'] as const;
export type MentorshipState = (typeof MENTORSHIP_STATES)[number];

/** A member asks for a session with a mentor: one at a time, and one a month. */
@Entity('mentorship_requests')
@Index('uq_mentorship_requests_active', ['memberId'], {
  unique: true,
  where: `state IN ('open', 'proposed', 'scheduled')`,
})
// What was withdrawn before a time was agreed on does not count.
@Index('uq_mentorship_requests_month', ['memberId', 'month'], {
  unique: true,
  where: `state <> 'withdrawn' OR meets_at IS NOT NULL`,
})
@Index('ix_mentorship_requests_open', ['createdAt'], { where: `state = 'open'` })
@Index(['memberId', 'createdAt'])
@Index(['mentorId', 'state', 'createdAt'])
@Check('ck_mentorship_requests_state', `state IN ('open', 'proposed', 'scheduled', 'done', 'withdrawn')`)
@Check('ck_mentorship_requests_mentor', 'mentor_id <> member_id')
@Check('ck_mentorship_requests_suggested', 'cardinality(suggested_times) = 3')
@Check(
  'ck_mentorship_requests_proposed',
  `cardinality(proposed_times) <= 3 AND (state <> 'proposed' OR cardinality(proposed_times) > 0)`,
)
@Check(
  'ck_mentorship_requests_meeting',
  `state NOT IN ('scheduled', 'done') OR (meets_at IS NOT NULL AND meeting_url IS NOT NULL)`,
)
export class MentorshipRequest {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  member?: User;

  @Column('uuid')
  memberId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  mentor?: User | null;

  /** Who answered. */
  @Column('uuid', { nullable: true })
  mentorId!: string | null;

  /** What it is about. */
  @Column('text')
  topic!: string;

  /** What they tried and where they are stuck. */
  @Column('text', { nullable: true })
  details!: string | null;

  @ManyToOne(() => Lesson, { onDelete: 'SET NULL', nullable: true })
  lesson?: Lesson | null;

  @Index()
  @Column('uuid', { nullable: true })
  lessonId!: string | null;

  @ManyToOne('Project', { onDelete: 'SET NULL', nullable: true })
  project?: object | null;

  @Index()
  @Column('uuid', { nullable: true })
  projectId!: string | null;

  @Column('text', { default: 'open' })
  state!: MentorshipState;

  /** When the member could meet. */
  @Column('timestamptz', { array: true })
  suggestedTimes!: Date[];

  /** What the mentor proposes. */
  @Column('timestamptz', { array: true, default: [] })
  proposedTimes!: Date[];

  @Column('timestamptz', { nullable: true })
  meetsAt!: Date | null;

  @Column('text', { nullable: true })
  meetingUrl!: string | null;

  /** The mentor’s, with the times. */
  @Column('text', { nullable: true })
  message!: string | null;

  /** What the mentor wrote after the session, for both. */
  @Column('text', { nullable: true })
  note!: string | null;

  /** Its first day, where the member was when they asked. */
  @Column('date')
  month!: string;

  @Column('date')
  answerBy!: string;

  /** When administrators were notified that nobody had answered. */
  @Column('timestamptz', { nullable: true })
  escalatedAt!: Date | null;

  /** Counts its changes, for calendar programs. */
  @Column('integer', { default: 0 })
  sequence!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
