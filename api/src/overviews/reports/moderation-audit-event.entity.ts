import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import type { SubjectKind } from '../../core/report-subjects/report-subjects.module.js';
import type { Decision } from './report-kinds.js';

/** Append-only audit log of what moderators decide. */
@Entity('moderation_acts')
@Index(['subjectId', 'at'])
@Check('ck_moderation_acts_act', `act IN ('keep', 'hide', 'remove', 'warn', 'suspend')`)
export class ModerationAuditEvent {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column('text')
  act!: Decision;

  @Column('text')
  subjectKind!: SubjectKind;

  @Column('uuid')
  subjectId!: string;

  /** Whose it was. */
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  authorId!: string | null;

  /** Who decided. */
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  actor?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  actorId!: string | null;

  /** To the author. */
  @Column('text', { nullable: true })
  words!: string | null;

  /** The end of a suspension. */
  @Column('timestamptz', { nullable: true })
  until!: Date | null;

  /** The decision it takes the place of. */
  @Column('uuid', { nullable: true })
  replacesId!: string | null;
}
