import { apiQuery, write } from '@futurelab/platform/api';

/** What the member has begun to write anywhere. */
export const draftsQuery = apiQuery('/api/my/drafts');

/** Keeps what a form holds for any device; null discards it. */
export const saveDraft = (place: string, content: Record<string, unknown> | null): Promise<unknown> =>
  content
    ? write('PUT', '/api/my/drafts/{place}', { path: { place }, body: { content } })
    : write('DELETE', '/api/my/drafts/{place}', { path: { place } });
