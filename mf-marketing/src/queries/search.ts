import { MAX_QUERY_LENGTH } from '@futurelab/platform/queries/search';

/** Reads `?q=`. */
export const readSearch = (params: URLSearchParams): string =>
  params.get('q')?.trim().slice(0, MAX_QUERY_LENGTH).trim() ?? '';
