import { apiListQuery, apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type GroupSummary = Schema<'GroupSummary'>;
export type GroupDetail = Schema<'GroupDetail'>;

export const groupsQuery = (cursor?: string) =>
  liveQuery(apiListQuery('/api/groups', { query: { cursor } }), 'group:{id}');
export const groupQuery = (id: string) =>
  liveQuery(apiQuery('/api/groups/{id}', { path: { id } }), 'group:{id}', 'blocks');

/** A member who joins or leaves earns or loses points. */
export const myGroupsQuery = liveQuery(apiQuery('/api/my/groups'), 'points');

/** Joins a group, or asks to where it decides itself; or leaves it. */
export const membershipMutation = (id: string) =>
  mutationOptions({
    mutationFn: (change: 'enter' | 'leave') =>
      change === 'enter'
        ? write('PUT', '/api/groups/{id}/membership', { path: { id } })
        : write('DELETE', '/api/groups/{id}/membership', { path: { id } }),
    onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
  });
