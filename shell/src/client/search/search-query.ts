import { apiQuery, type Schema } from '@futurelab/platform/api';

export type SearchResponse = Schema<'SearchResponse'>;

/** The api takes no longer search. */
export const MAX_WORDS = 100;

export const searchQuery = (words: string) => apiQuery('/api/search', { query: { q: words } });
