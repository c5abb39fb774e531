import { write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Joins a group, by id or slug, or leaves it. */
export const groupMembershipMutation = (group: string) =>
  mutationOptions({
    mutationFn: (joined: boolean) =>
      write(joined ? 'PUT' : 'DELETE', '/api/groups/{id}/membership', { path: { id: group } }),
    onSuccess: (_data, _joined, _before, { client }) => client.invalidateQueries(),
  });
