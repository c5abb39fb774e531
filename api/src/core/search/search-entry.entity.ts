import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Features add theirs; pages are read from the live releases instead. An `answer` is an accepted reply. */
export interface EntryKinds {}
export type EntryKind = keyof EntryKinds;

/**
 * The words of something that can be found, maintained by triggers on the tables it comes from. Apart from those tables, so
 * that a reply or a new member, which change a row's counters, do not write all of its text into the indexes again.
 */
@Entity('search_entries')
@Index('ix_search_entries_document_catalog', { synchronize: false })
@Index('ix_search_entries_document_person', { synchronize: false })
@Index('ix_search_entries_document_discussion', { synchronize: false })
@Index('ix_search_entries_document_answer', { synchronize: false })
@Index('ix_search_entries_document_reply', { synchronize: false })
@Index('ix_search_entries_document_synergizer', { synchronize: false })
@Index('ix_search_entries_latest', ['at'], { where: `kind = 'discussion'` })
@Index('ix_search_entries_latest_replies', ['at'], { where: `kind = 'reply'` })
export class SearchEntry {
  /** Of the row it comes from. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: EntryKind;

  /** Title or name as `search_fold` gives it; empty for replies. */
  @Column('text')
  title!: string;

  /** Its words in a row of weights: A what it is called, B what it promises, C and D the rest. */
  @Column('tsvector')
  document!: string;

  /** When it takes place, was written or joined. */
  @Column('timestamptz')
  at!: Date;
}
