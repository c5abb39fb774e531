import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/**
 * Everything that was ever public of a piece of content or a course, the public version included. Append-only (a trigger
 * refuses the rest), and stays when its subject is unpublished or deleted.
 */
@Entity('published_versions')
@Check('ck_published_versions_kind', `kind IN ('page', 'partner', 'testimonial', 'episode', 'course')`)
@Check('ck_published_versions_subject', `subject ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('ck_published_versions_number', 'number >= 0')
@Check('ck_published_versions_document', `jsonb_typeof(document) = 'object'`)
export class PublishedVersion {
  @PrimaryColumn('text')
  kind!: string;

  /** The slug of content, the id of a course. */
  @PrimaryColumn('text')
  subject!: string;

  /** Counts what was published of the subject. 0 is what was there before the first draft of a course, in older rows. */
  @PrimaryColumn('integer')
  number!: number;

  /** A CourseDocument, or title, body, data and position of content. */
  @Column('jsonb')
  document!: object;

  @Column('timestamptz')
  publishedAt!: Date;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  publishedBy?: User | null;

  /** Null for what came with the site. */
  @Index()
  @Column('uuid', { nullable: true })
  publishedById!: string | null;
}
