import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../identity/users/user.entity.js';

/** `private` groups are listed but closed; `secret` ones do not exist for anybody else. */
export const GROUP_VISIBILITIES = ['public', 'private', 'pro', 'secret'] as const;
export type GroupVisibility = (typeof GROUP_VISIBILITIES)[number];

/** Why a group is withheld: a review is due or asked for changes, or a moderator has hidden or removed it. */
export type ModerationStatus = 'pending' | 'returned' | 'hidden' | 'removed';

@Entity('groups')
@Index(['memberCount', 'id'])
@Check('ck_groups_questions', `cardinality(questions) <= 5`)
@Check('ck_groups_rules', `cardinality(rules) <= 10`)
@Check('ck_groups_visibility', `visibility IN ('public', 'private', 'pro', 'secret', 'withheld')`)
@Check('ck_groups_intended_visibility', `intended_visibility IN ('public', 'private', 'pro', 'secret')`)
@Check('ck_groups_moderation_status', `moderation_status IN ('pending', 'returned', 'hidden', 'removed')`)
@Check(
  'ck_groups_withheld',
  `(visibility = 'withheld') = (moderation_status IS NOT NULL) AND (moderation_status IS NULL) = (intended_visibility IS NULL)
   AND coalesce(moderation_status = 'returned', false) = (returned_reason IS NOT NULL)`,
)
@Index('ix_groups_pending', ['createdAt', 'id'], { where: `moderation_status = 'pending'` })
@Check('ck_groups_counts', `member_count >= 0 AND post_count >= 0`)
export class Group {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  name!: string;

  @Column('text')
  about!: string;

  /** Up to ten, each a line. */
  @Column('text', { array: true, default: '{}' })
  rules!: string[];

  /** Whether new members have to agree to them. */
  @Column('boolean', { default: false })
  rulesRequired!: boolean;

  /** Counts their changes. */
  @Column('integer', { default: 1 })
  rulesVersion!: number;

  @Column('text')
  topic!: string;

  /** `withheld`: nobody but its owners sees it, and nothing is written in it, as if it were not there. */
  @Column('text')
  visibility!: GroupVisibility | 'withheld';

  /** Of a withheld group: what it is otherwise. */
  @Column('text', { nullable: true })
  intendedVisibility!: GroupVisibility | null;

  @Column('text', { nullable: true })
  moderationStatus!: ModerationStatus | null;

  /** What its owners are asked to change before it opens. */
  @Column('text', { nullable: true })
  returnedReason!: string | null;

  @Column('text')
  coverSeed!: string;

  /** Address of an uploaded picture, shown instead of the drawn cover. */
  @Column('text', { nullable: true })
  coverUrl!: string | null;

  /** Asked of people who would like to join a private group. */
  @Column('text', { array: true, default: '{}' })
  questions!: string[];

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  createdBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  createdById!: string | null;

  /** Maintained by a trigger on memberships. */
  @Column('integer', { default: 0 })
  memberCount!: number;

  /** Maintained by a trigger on posts. */
  @Column('integer', { default: 0 })
  postCount!: number;

  /** From then on it can be read, and nothing more is written in it. */
  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
