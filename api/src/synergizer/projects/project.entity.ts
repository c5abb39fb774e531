import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Event } from '../../events/event.entity.js';
import { Post } from '../../discussions/posts/post.entity.js';
import { User } from '../../identity/users/user.entity.js';
import { TOPICS_SQL, type Topic } from '../topics.js';
import type { ProjectStage } from './project-stages.js';

/** Which stage may follow which is checked by a trigger. */
@Entity('projects')
@Index(['createdAt', 'id'])
@Check('ck_projects_stage', `stage IN ('proposed', 'open', 'running', 'done', 'closed')`)
@Check('ck_projects_topic', `topic IN (${TOPICS_SQL})`)
@Check('ck_projects_result', `stage <> 'done' OR result IS NOT NULL`)
@Check('ck_projects_returned', `returned_reason IS NULL OR stage IN ('proposed', 'closed')`)
@Check('ck_projects_removed', `(deleted_at IS NULL) = (removed_by IS NULL) AND removed_by = 'moderator'`)
export class Project {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  title!: string;

  /** Markdown. */
  @Column('text')
  purpose!: string;

  /** The beginning of the purpose as plain text. */
  @Column('text', { default: '' })
  excerpt!: string;

  /** Purpose and result as plain text, for the search; null until it is made. */
  @Column('text', { nullable: true, select: false })
  plainText!: string | null;

  @Column('text', { nullable: true })
  topic!: Topic | null;

  @Column('text', { array: true, default: '{}' })
  skills!: string[];

  @Column('date', { nullable: true })
  endsOn!: string | null;

  @Column('text', { default: 'proposed' })
  stage!: ProjectStage;

  /** Why a proposal went back to the person who made it; they have not sent it again. */
  @Column('text', { nullable: true })
  returnedReason!: string | null;

  /** What came of it. Markdown. */
  @Column('text', { nullable: true })
  result!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  owner?: User | null;

  /** Takes part as well; null once the account is gone. */
  @Column('uuid', { nullable: true })
  @Index()
  ownerId!: string | null;

  @ManyToOne(() => Event, { onDelete: 'SET NULL', nullable: true })
  nextEvent?: Event | null;

  @Column('uuid', { nullable: true })
  nextEventId!: string | null;

  @ManyToOne(() => Post, { onDelete: 'SET NULL', nullable: true })
  discussion?: Post | null;

  @Column('uuid', { nullable: true })
  discussionId!: string | null;

  /** Out of sight until a moderator has looked at the reports. */
  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  @Column('text', { nullable: true })
  removedBy!: 'moderator' | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  stageSince!: Date;
}
