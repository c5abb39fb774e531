import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A word that something findable has: what is typed and is none of them may be one of them, misspelled. */
@Entity('search_vocabulary')
@Index('ix_search_vocabulary_alike', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;

  /** Whether it stands where visitors look, too. */
  @Column('boolean')
  forAll!: boolean;
}
