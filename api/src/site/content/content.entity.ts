import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import type { ContentData, ContentKind } from './content-kinds.js';

export type ContentState = 'draft' | 'published';

export const CONTENT_ACTIONS = ['draft', 'publish', 'unpublish', 'delete', 'discard', 'restore'] as const;
export type ContentAction = (typeof CONTENT_ACTIONS)[number];

/**
 * Texts of the site that change without a release. What everybody reads is one row, what someone is writing another:
 * publishing puts the draft in the place of what was read before.
 */
@Entity('content')
@Unique(['kind', 'slug', 'state'])
@Check('ck_content_kind', `kind IN ('page', 'partner', 'testimonial', 'episode')`)
@Check('ck_content_consent', `kind <> 'testimonial' OR state <> 'published' OR data->'consent' IS NOT NULL`)
@Check('ck_content_state', `state IN ('draft', 'published')`)
@Check('ck_content_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('ck_content_numbers', 'version > 0 AND position >= 0')
export class Content {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  kind!: ContentKind;

  @Column('text')
  slug!: string;

  @Column('text')
  state!: ContentState;

  @Column('text')
  title!: string;

  /** Markdown. */
  @Column('text', { default: '' })
  body!: string;

  /** What only this kind has; see content-kinds.ts. */
  @Column('jsonb')
  data!: ContentData;

  /** Order among its kind. */
  @Column('integer', { default: 0 })
  position!: number;

  /** Counts the drafts of this kind and slug; what is published keeps the number of its draft. */
  @Column('integer', { default: 1 })
  version!: number;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  updatedBy?: User | null;

  /** Null for the first content, which nobody has edited. */
  @Index()
  @Column('uuid', { nullable: true })
  updatedById!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
