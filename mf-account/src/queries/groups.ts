import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type GroupMembership = Schema<'GroupMembershipResponse'>;

export const myGroupsQuery = apiQuery('/api/my/groups');

/** The groups anybody may find. */
export const openGroupsQuery = apiQuery('/api/groups');

/** Joins a group, by id or slug, or leaves it. */
export const groupMembershipMutation = (group: string) =>
  mutationOptions({
    mutationFn: (joined: boolean) =>
      write(joined ? 'PUT' : 'DELETE', '/api/groups/{id}/membership', { path: { id: group } }),
    onSuccess: (_data, _joined, _before, { client }) => client.invalidateQueries(),
  });
