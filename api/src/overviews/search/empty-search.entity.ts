import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a word was looked for on a day that nothing here has. Nothing of who looked for it. */
@Entity('empty_searches')
@Check('ck_empty_searches_word', 'length(word) BETWEEN 3 AND 30')
export class EmptySearch {
  /** In UTC. */
  @PrimaryColumn('date')
  day!: string;

  /** Folded, as `search_fold` has it. */
  @PrimaryColumn('text')
  word!: string;

  @Column('integer', { default: 1 })
  searches!: number;
}
