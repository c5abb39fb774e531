import { apiQuery, type Schema } from '@futurelab/platform/api';

export type SearchResponse = Schema<'SearchResponse'>;

/** Longer searches are refused by the api. */
export const MAX_QUERY_LENGTH = 100;

/** Reads `?q=`. */
export const readSearch = (params: URLSearchParams): string =>
  params.get('q')?.trim().slice(0, MAX_QUERY_LENGTH).trim() ?? '';

export const searchQuery = (words: string) => apiQuery('/api/search', { query: { q: words } });
