import { apiQuery, type Schema } from '@futurelab/platform/api';

/** What a member lets the reader see: hidden fields are null or empty. */
export type MemberProfile = Schema<'MemberProfile'>;
export type MemberHighlight = Schema<'MemberHighlight'>;

/** A member by id or slug. */
export const memberQuery = (id: string) => apiQuery('/api/members/{id}', { path: { id } });
export const memberHighlightQuery = apiQuery('/api/member-highlight');
