import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Generated,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';

/** Who did what to which subject, and what it was before and after. Only ever added to. */
@Entity('audit_events')
@Unique('uq_audit_events_public_id', ['publicId'])
@Index(['subjectKind', 'subjectId', 'id'])
@Index(['subjectKind', 'id'])
@Check('ck_audit_events_actor', 'num_nonnulls(actor_id, actor_name) <= 1')
export class AuditEvent {
  /** In the order in which they were recorded. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** For what refers to it. */
  @Column('uuid')
  @Generated('uuid')
  publicId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  actor?: object | null;

  @Index()
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  /** What acted instead of a member: a deploy token, the command line, a job. */
  @Column('text', { nullable: true })
  actorName!: string | null;

  @Column('text')
  action!: string;

  @Column('text')
  subjectKind!: string;

  /** Stays when the subject goes. */
  @Column('text')
  subjectId!: string;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  member?: object | null;

  /** Whom it concerns. */
  @Index()
  @Column('uuid', { nullable: true })
  memberId!: string | null;

  @Column('jsonb', { nullable: true })
  before!: object | null;

  @Column('jsonb', { nullable: true })
  after!: object | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** As the log and the header `x-request-id` have it. */
  @Column('text', { nullable: true })
  requestId!: string | null;
}
