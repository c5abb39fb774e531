import { apiQuery, type Schema } from '@futurelab/platform/api';

export type SearchResponse = Schema<'SearchResponse'>;

/** Longer searches are refused by the api. */
export const MAX_QUERY_LENGTH = 100;

export const searchQuery = (text: string) => apiQuery('/api/search', { query: { q: text } });

/** While it is still being typed. */
export const searchAsTypedQuery = (text: string) =>
  apiQuery('/api/search', { query: { q: text, typing: 'true' } });
