import { apiListQuery, apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type GroupMembership = Schema<'GroupMembershipResponse'>;

/** What the list is narrowed to; empty: every group that is listed. */
export interface GroupFilters {
  q?: string;
  privacy?: 'public' | 'private' | 'pro';
  topic?: string;
  mine?: boolean;
}

export const groupsQuery = ({ mine, ...filters }: GroupFilters = {}, cursor?: string) =>
  liveQuery(
    apiListQuery('/api/groups', { query: { ...filters, mine: mine ? 'true' : undefined, cursor } }),
    'group:{id}',
  );
export const groupQuery = (id: string) =>
  liveQuery(apiQuery('/api/groups/{id}', { path: { id } }), 'group:{id}', 'group-activity:{id}', 'blocks');

/** A member who joins or leaves earns or loses points. */
export const myGroupsQuery = liveQuery(apiQuery('/api/my/groups'), 'points');
