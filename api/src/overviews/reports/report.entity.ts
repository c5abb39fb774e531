import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { AuditEvent } from '../../core/audit/audit-event.entity.js';
import { User } from '../../identity/users/user.entity.js';
import type { SubjectKind } from '../../core/report-subjects/report-subjects.module.js';
import type { ReportReason } from './report-kinds.js';

/** What was reported, as it was then. */
export interface ReportedCopy {
  title: string;
  /** Markdown. */
  text: string;
  author: string | null;
  href: string;
}

/** What a member says is wrong with something; reports of the same thing are decided together. */
@Entity('reports')
@Unique('uq_reports_member', ['subjectId', 'subjectKind', 'reporterId'])
@Index('ix_reports_open', ['createdAt', 'id'], { where: 'decision_id IS NULL' })
@Check('ck_reports_reason', `reason IN ('spam', 'harassment', 'hate', 'privacy', 'misleading', 'other')`)
export class Report {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  subjectKind!: SubjectKind;

  @Column('uuid')
  subjectId!: string;

  @Column('jsonb')
  copy!: ReportedCopy;

  /** Whose it is. */
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  authorId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  reporter?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  reporterId!: string | null;

  @Column('text')
  reason!: ReportReason;

  @Column('text', { nullable: true })
  note!: string | null;

  /** The latest one; null: nobody has looked yet. */
  @ManyToOne(() => AuditEvent, { nullable: true })
  @JoinColumn({ name: 'decision_id', referencedColumnName: 'publicId' })
  decision?: AuditEvent | null;

  @Column('uuid', { nullable: true })
  @Index()
  decisionId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
