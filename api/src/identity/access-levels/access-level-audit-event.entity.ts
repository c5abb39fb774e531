import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import type { AccessLevel } from './access-level.js';

/** Append-only audit log of who was given which access level, and by whom. */
@Entity('access_level_changes')
@Check('ck_access_level_changes_before', `before IN ('member', 'moderator', 'admin')`)
@Check('ck_access_level_changes_after', `after IN ('member', 'moderator', 'admin') AND after <> before`)
export class AccessLevelAuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  member?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  memberId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  actor?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Column('text')
  before!: AccessLevel;

  @Column('text')
  after!: AccessLevel;
}
