import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LegalPage } from './legal-pages.js';

/** What an administrator said of a version of a legal text, and how far members have been notified of it. */
@Entity('legal_changes')
@Unique(['page', 'number'])
@Check('ck_legal_changes_page', `page IN ('terms', 'privacy')`)
@Check('ck_legal_changes_material', `NOT is_material OR (holds_from IS NOT NULL AND summary <> '')`)
export class LegalChange {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  page!: LegalPage;

  /** Of the published version. */
  @Column('integer')
  number!: number;

  /** Members are notified of what is. */
  @Column('boolean')
  isMaterial!: boolean;

  @Column('date', { nullable: true })
  holdsFrom!: string | null;

  @Column('text', { default: '' })
  summary!: string;

  @Column('timestamptz', { default: () => 'now()' })
  publishedAt!: Date;

  /** How far the notices have come, by the ids of members; null before the first and once all have one. */
  @Column('uuid', { nullable: true })
  notifiedThrough!: string | null;

  /** When all had one. */
  @Column('timestamptz', { nullable: true })
  notifiedAt!: Date | null;
}
