import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Vocabulary of the search index, against which misspelled words are matched. */
@Entity('search_vocabulary')
@Index('ix_search_vocabulary_shape', { synchronize: false })
@Index('ix_search_vocabulary_beginning', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text')
  word!: string;

  /** Whether it stands where visitors look, too. */
  @Column('boolean')
  forAll!: boolean;
}
