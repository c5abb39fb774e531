import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type GroupMembership = Schema<'GroupMembershipResponse'>;

/** A member who joins or leaves earns or loses points. */
export const myGroupsQuery = liveQuery(apiQuery('/api/my/groups'), 'points');

/** The groups anybody may find. */
export const openGroupsQuery = liveQuery(apiQuery('/api/groups'), 'group:{id}');

/** Joins a group, by id or slug, or leaves it. */
export const groupMembershipMutation = (group: string) =>
  mutationOptions({
    mutationFn: (joined: boolean) =>
      write(joined ? 'PUT' : 'DELETE', '/api/groups/{id}/membership', { path: { id: group } }),
    onSuccess: (_data, _joined, _before, { client }) => client.invalidateQueries(),
  });
