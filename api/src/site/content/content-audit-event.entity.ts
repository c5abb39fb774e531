import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import type { ContentKind } from './content-kinds.js';

export const CONTENT_ACTIONS = ['draft', 'publish', 'unpublish', 'delete', 'discard', 'restore'] as const;

/** Append-only audit log of edits to content, with a copy of the draft or the published document they are about. */
@Entity('content_acts')
@Index(['kind', 'slug', 'id'])
@Check('ck_content_acts_act', `act IN ('draft', 'publish', 'unpublish', 'delete', 'discard', 'restore')`)
export class ContentAuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column('text')
  kind!: ContentKind;

  @Column('text')
  slug!: string;

  @Column('text')
  act!: (typeof CONTENT_ACTIONS)[number];

  @Column('integer')
  version!: number;

  /** Title, body, data and position. */
  @Column('jsonb')
  words!: object;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  actor?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  actorId!: string | null;
}
