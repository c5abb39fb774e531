import type { Statement } from '../../../core/database/database.js';
import { type Erasure, personalData } from '../../../core/personal-data/personal-data.module.js';

/** The words that only this member’s rows have put into the list that spelling is corrected by: `{ word }`. */
export const ownVocabulary = (memberId: string): Statement => ({
  text: `
  SELECT DISTINCT w.word FROM search_entries e CROSS JOIN unnest(e.document) w(word, positions, weights)
  WHERE e.id = $1 OR e.id IN (SELECT id FROM posts WHERE author_id = $1)`,
  values: [memberId],
});

export const vocabularyDeletion = (vocabulary: readonly string[]): Statement => ({
  text: `DELETE FROM search_vocabulary v WHERE v.word = ANY ($1::text[])
         AND NOT EXISTS (SELECT FROM search_entries e WHERE e.document @@ quote_literal(v.word)::tsquery)`,
  values: [vocabulary],
});

/** What the features say that goes. */
const erasing = (part: keyof Erasure, memberId: string): Statement[] =>
  personalData().flatMap(({ erasure }) =>
    (erasure?.[part] ?? []).map((text) => ({ text, values: [memberId] })),
  );

export const writingErased = (memberId: string, removesWriting: boolean): Statement[] => [
  ...erasing('writing', memberId),
  ...(removesWriting ? erasing('chosenWriting', memberId) : []),
];

export const referencesErased = (memberId: string): Statement[] => erasing('references', memberId);

/** Until the transaction ends, what is only ever added to lets go of their data. */
export const erasureBegin = (): Statement => ({ text: `SELECT set_config('futurelab.erasing', 'on', true)` });

export const exportsOf = (memberId: string): Statement => ({
  text: 'SELECT id FROM data_exports WHERE user_id = $1',
  values: [memberId],
});
