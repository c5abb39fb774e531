import { apiQuery, type Schema } from '@futurelab/platform/api';

export type GroupMembership = Schema<'GroupMembershipResponse'>;

export const myGroupsQuery = apiQuery<GroupMembership[]>('/api/my/groups');

/** The groups anybody may find. */
export const openGroupsQuery = apiQuery<Schema<'GroupSummary'>[]>('/api/groups');
