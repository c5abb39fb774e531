import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type MemberHighlight = Schema<'MemberHighlight'>;
/** What a member lets the reader see: hidden fields are null or empty. */
export type MemberProfile = Schema<'MemberProfile'>;
export type OwnProfile = Schema<'OwnProfile'>;

export const myProfileQuery = apiQuery('/api/my/profile');

/** A member by id or slug. */
export const memberQuery = (id: string) =>
  liveQuery(apiQuery('/api/members/{id}', { path: { id } }), 'friends', 'blocks');
export type RecentAnswer = Schema<'RecentAnswer'>;

/** The latest replies of a member, and one’s own. */
export const memberAnswersQuery = (id: string) => apiQuery('/api/members/{id}/answers', { path: { id } });
export const myAnswersQuery = apiQuery('/api/my/answers');

export const memberHighlightQuery = liveQuery(apiQuery('/api/member-highlight'), 'blocks');
