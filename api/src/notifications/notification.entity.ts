import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../identity/users/user.entity.js';
import type { NotificationKindKey } from './notification-kinds.js';

/** One thing that happened, for one member. Those of a kind about one subject are shown as one. */
@Entity('notifications')
@Unique('uq_notifications_source', ['userId', 'kind', 'sourceId'])
@Index(['userId', 'createdAt'])
@Index('ix_notifications_unread', ['userId'], { where: 'read_at IS NULL' })
@Index('ix_notifications_mail_due', ['mailDueAt'], { where: 'mail_due_at IS NOT NULL' })
@Index(['subjectId'])
export class Notification {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @Column('text')
  kind!: NotificationKindKey;

  /** What happened, for example the reply: the same is never announced twice. */
  @Column('uuid')
  sourceId!: string;

  /** What it is about, for example the post. */
  @Column('uuid')
  subjectId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  actor?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  actorId!: string | null;

  /** Shown only to people who may still read what is in this group. */
  @Column('uuid', { nullable: true })
  groupId!: string | null;

  /** Shown only to people who may still see this lesson. */
  @Column('uuid', { nullable: true })
  lessonId!: string | null;

  @Column('text')
  title!: string;

  /** Path on the site. */
  @Column('text')
  href!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;

  /** Shown on the site; without it the member chose to be notified elsewhere alone. */
  @Column('boolean', { default: true })
  inApp!: boolean;

  /** When it is mailed unless it was read by then; null: it is not to be mailed. */
  @Column('timestamptz', { nullable: true })
  mailDueAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;
}
