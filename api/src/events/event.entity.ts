import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { AccessTier } from '../learning/courses/course.entity.js';
import { Group } from '../groups/group.entity.js';
import { EventSeries } from './series/event-series.entity.js';
import { User } from '../identity/users/user.entity.js';

export const EVENT_FORMATS = ['online', 'in_person'] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

export interface AgendaItem {
  /** Wall time at the host's place, "18:00". */
  at: string;
  title: string;
}

/** What was recorded there, for people who were not. */
export interface EventRecording {
  title: string;
  /** Id in the media library. */
  media: string;
  seconds: number;
  /** When a line begins and ends, in seconds. */
  transcript: { start: number; end: number; text: string }[];
}

@Entity('events')
@Index(['createdAt', 'id'])
@Index(['startsAt', 'id'])
@Index(['endsAt'])
@Check('ck_events_format', `format IN ('online', 'in_person')`)
@Check('ck_events_access', `access IN ('free', 'pro')`)
// The upper bound lets lists of upcoming events start from the index on starts_at.
@Check('ck_events_length', `ends_at > starts_at AND ends_at <= starts_at + interval '14 days'`)
@Unique(['seriesId', 'seriesPosition'])
@Check('ck_events_series', `series_id IS NULL OR series_position > 0`)
@Check('ck_events_removed', `(deleted_at IS NULL) = (removed_by IS NULL) AND removed_by = 'moderator'`)
@Check('ck_events_sequence', `sequence >= 0`)
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

  /** The description as plain text, for the search; null until it is made. */
  @Column('text', { nullable: true, select: false })
  plainText!: string | null;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  /** What the clock shows where the host is, `2026-03-10T18:00`; a trigger keeps it and the instant together. */
  @Column('text', { default: '' })
  localStart!: string;

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

  /** When the time was set or last moved: the person who hears of that is not reminded of a moment that had passed by then. */
  @Column('timestamptz', { default: () => 'now()' })
  timeSetAt!: Date;

  /** Of a group: only people who may see what is in it see the event. */
  @ManyToOne(() => Group, { onDelete: 'CASCADE', nullable: true })
  group?: Group | null;

  @Column('uuid', { nullable: true })
  @Index()
  groupId!: string | null;

  @ManyToOne(() => EventSeries, { onDelete: 'SET NULL', nullable: true })
  series?: EventSeries | null;

  @Column('uuid', { nullable: true })
  seriesId!: string | null;

  /** From 1. */
  @Column('integer', { nullable: true })
  seriesPosition!: number | null;

  /** Counts the changes, for calendars that have an older version (RFC 5545). */
  @Column('integer', { default: 0 })
  sequence!: number;

  @Column('timestamptz', { nullable: true })
  canceledAt!: Date | null;

  /** By a moderator: nobody but its host sees it. */
  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  /** By a moderator: nobody sees it. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  @Column('text', { nullable: true })
  removedBy!: 'moderator' | null;

  @Column('jsonb', { default: [] })
  agenda!: AgendaItem[];

  @Column('text', { nullable: true })
  joinUrl!: string | null;

  /** Only the version before reads it: whether there is a recording says `recording`. */
  @Column('boolean', { default: false })
  hasRecording!: boolean;

  @Column('jsonb', { nullable: true })
  recording!: EventRecording | null;

  /** Where it can be watched, if its hosts put it elsewhere. */
  @Column('text', { nullable: true })
  recordingUrl!: string | null;

  /** Markdown: what came of it, by its hosts. */
  @Column('text', { nullable: true })
  recap!: string | null;

  @Column('text')
  coverSeed!: string;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
