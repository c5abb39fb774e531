import { apiQuery, type Schema } from '@futurelab/platform/api';

/** What a member lets the reader see: hidden fields are null or empty. */
export type MemberProfile = Schema<'MemberProfile'>;

/** A member by id or slug. */
export const memberQuery = (member: string) =>
  apiQuery<MemberProfile>('/api/members', encodeURIComponent(member));
