import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type MemberHighlight = Schema<'MemberHighlight'>;

/** A member by id or slug. */
export const memberQuery = (id: string) =>
  liveQuery(apiQuery('/api/members/{id}', { path: { id } }), 'friends', 'blocks');
export const memberHighlightQuery = liveQuery(apiQuery('/api/member-highlight'), 'blocks');
