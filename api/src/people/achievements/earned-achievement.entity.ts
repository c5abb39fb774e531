import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

export const SUBJECT_TYPES = ['course', 'lesson', 'event', 'group', 'post', 'member'] as const;

/** A member has earned this once; nothing takes it away again. Written by `award_achievements`. */
@Entity('earned_achievements')
@Unique('uq_earned_achievements_key', ['userId', 'key'])
@Index('ix_earned_achievements_unannounced', ['recordedAt'], { where: 'announced_at IS NULL' })
export class EarnedAchievement {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @Column('text')
  key!: string;

  /** When its rule was met. */
  @Column('timestamptz')
  earnedAt!: Date;

  @Column('text', { nullable: true })
  subjectType!: (typeof SUBJECT_TYPES)[number] | null;

  /** What met the rule; it may be gone by now. */
  @Column('uuid', { nullable: true })
  subjectId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  recordedAt!: Date;

  /** Since when the member knows. */
  @Column('timestamptz', { nullable: true })
  announcedAt!: Date | null;
}
