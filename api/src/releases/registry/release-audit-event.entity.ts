import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Transaction } from '../../core/database/database.js';

export type Action =
  | 'publish'
  | 'verify'
  | 'promote'
  | 'canary'
  | 'stop canary'
  | 'rollback'
  | 'disable'
  | 'enable'
  | 'pin'
  | 'unpin'
  | 'prune'
  | 'create token'
  | 'revoke token';

/** Who did what to which section, why, and what it was before and after. Only ever added to. */
@Entity('release_acts')
@Index(['app', 'id'])
export class ReleaseAuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  /** As text: a person, a deploy token or a process. */
  @Column('text')
  actor!: string;

  @Column('text')
  app!: string;

  @Column('text')
  action!: Action;

  @Column('text', { nullable: true })
  release!: string | null;

  @Column('text')
  reason!: string;

  @Column('jsonb', { nullable: true })
  before!: unknown;

  @Column('jsonb', { nullable: true })
  after!: unknown;
}

type AuditEvent = Pick<ReleaseAuditEvent, 'actor' | 'app' | 'action' | 'reason'> &
  Partial<Pick<ReleaseAuditEvent, 'release' | 'before' | 'after'>>;

/** Records an event in the transaction that it is about. */
export async function record(event: AuditEvent, { manager }: Transaction): Promise<void> {
  await manager.insert(ReleaseAuditEvent, event as object);
}
