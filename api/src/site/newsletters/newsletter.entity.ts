import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { TRACKS, User } from '../../identity/users/user.entity.js';

export const NEWSLETTER_STATES = ['draft', 'scheduled', 'sending', 'sent', 'canceled'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** A track stands for the people who are interested in it. */
export const AUDIENCES = ['all', 'free', 'pro', ...TRACKS] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Addresses below `/newsletter` that are no issue. */
export const RESERVED_SLUGS = ['asked', 'confirm', 'interests', 'subscribe', 'unsubscribe'];

/** An issue of the newsletter, written by a person. */
@Entity('newsletters')
@Unique('uq_newsletters_slug', ['slug'])
@Index(['createdAt', 'id'])
@Index(['beganAt', 'id'])
@Check('ck_newsletters_state', `state IN ('draft', 'scheduled', 'sending', 'sent', 'canceled')`)
@Check(
  'ck_newsletters_audience',
  `audience IN ('all', 'free', 'pro', 'ai-mastery', 'consciousness-integration', 'leadership-transformation')`,
)
@Check(
  'ck_newsletters_slug',
  `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug NOT IN ('asked', 'confirm', 'interests', 'subscribe', 'unsubscribe')`,
)
@Check('ck_newsletters_scheduled', `state <> 'scheduled' OR scheduled_for IS NOT NULL`)
@Check('ck_newsletters_began', `state NOT IN ('sending', 'sent') OR began_at IS NOT NULL`)
export class Newsletter {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Of its page in the archive. */
  @Column('text')
  slug!: string;

  @Column('text')
  subject!: string;

  /** What mail programs show beside the subject. */
  @Column('text', { default: '' })
  preheader!: string;

  /** Markdown. */
  @Column('text', { default: '' })
  body!: string;

  @Column('text', { default: 'draft' })
  state!: NewsletterState;

  @Column('text', { default: 'all' })
  audience!: Audience;

  /** Whether everyone may read it on the site once it is sent. */
  @Column('boolean', { default: true })
  inArchive!: boolean;

  /** Counts its changes. */
  @Column('integer', { default: 1 })
  version!: number;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  authorId!: string | null;

  @Column('timestamptz', { nullable: true })
  scheduledFor!: Date | null;

  /** When its recipients were frozen. */
  @Column('timestamptz', { nullable: true })
  beganAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
