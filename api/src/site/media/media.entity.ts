import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

export const MEDIA_KINDS = ['picture', 'film', 'audio', 'document', 'captions'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const MEDIA_STATES = ['uploading', 'ready', 'refused'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

/** A file of the media library. Its bytes are in the store of media, those of a picture in the store of pictures. */
@Entity('media')
@Index(['createdAt', 'id'])
@Check('ck_media_kind', `kind IN ('picture', 'film', 'audio', 'document', 'captions')`)
@Check('ck_media_state', `state IN ('uploading', 'ready', 'refused')`)
@Check('ck_media_ready', `state <> 'ready' OR (kind IS NOT NULL AND type IS NOT NULL AND received = size)`)
@Check('ck_media_refused', `(state = 'refused') = (refusal IS NOT NULL)`)
@Check('ck_media_size', `size > 0 AND received BETWEEN 0 AND size`)
@Check('ck_media_dimensions', `width > 0 AND height > 0 AND duration_seconds >= 0`)
export class Media {
  @PrimaryColumn('uuid')
  id!: string;

  /** Of the file, with the ending of what is in it. */
  @Column('text')
  name!: string;

  /** By what is in it; null until enough of it is there. */
  @Column('text', { nullable: true })
  kind!: MediaKind | null;

  @Column('text', { nullable: true })
  type!: string | null;

  /** In bytes. */
  @Column('bigint')
  size!: string;

  @Column('bigint', { default: 0 })
  received!: string;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('real', { nullable: true })
  durationSeconds!: number | null;

  /** SHA-256 of its bytes, as hexadecimal; null until it is asked for. */
  @Column('text', { nullable: true })
  checksum!: string | null;

  /** An uploaded picture; of a picture, itself. */
  @Column('text', { nullable: true })
  posterUrl!: string | null;

  /** Anyone who has the address may read it. */
  @Column('boolean', { default: false })
  isPublic!: boolean;

  @Column('text', { default: 'uploading' })
  state!: MediaState;

  /** Why it was refused. */
  @Column('text', { nullable: true })
  refusal!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  uploadedBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  uploadedById!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the last part of it came. */
  @Column('timestamptz', { default: () => 'now()' })
  receivedAt!: Date;

  /** One request writes at a time; one that died does so until then. */
  @Column('timestamptz', { nullable: true })
  lockedUntil!: Date | null;
}
