import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { AccessTier } from '../courses/course.entity.js';
import { User } from '../users/user.entity.js';

export const EVENT_FORMATS = ['online', 'in_person'] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

export interface AgendaItem {
  /** Wall time at the host's place, "18:00". */
  at: string;
  title: string;
}

@Entity('events')
@Index(['startsAt', 'id'])
@Index(['endsAt'])
@Check('ck_events_format', `format IN ('online', 'in_person')`)
@Check('ck_events_access', `access IN ('free', 'pro')`)
// The upper bound lets lists of upcoming events start from the index on starts_at.
@Check('ck_events_length', `ends_at > starts_at AND ends_at <= starts_at + interval '14 days'`)
@Check('ck_events_capacity', `capacity > 0`)
@Check('ck_events_going_count', `going_count >= 0 AND (capacity IS NULL OR going_count <= capacity)`)
export class Event {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text')
  summary!: string;

  /** Markdown. */
  @Column('text')
  description!: string;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  /** IANA name of the host's zone. */
  @Column('text')
  timeZone!: string;

  @Column('text')
  format!: EventFormat;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text')
  access!: AccessTier;

  /** Null means unlimited. */
  @Column('integer', { nullable: true })
  capacity!: number | null;

  /** Changed only together with RSVPs, by guarded updates. */
  @Column('integer', { default: 0 })
  goingCount!: number;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  host?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  hostId!: string | null;

  @Column('jsonb', { default: [] })
  agenda!: AgendaItem[];

  @Column('text', { nullable: true })
  joinUrl!: string | null;

  @Column('boolean', { default: false })
  hasRecording!: boolean;

  @Column('text')
  coverSeed!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
