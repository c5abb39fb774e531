import { apiQuery, type Schema } from '@futurelab/platform/api';

export type SearchAnswer = Schema<'SearchAnswer'>;

/** The api takes no longer search. */
export const MAX_WORDS = 100;

export const searchQuery = (words: string) =>
  apiQuery<SearchAnswer>(`/api/search?q=${encodeURIComponent(words)}`);
