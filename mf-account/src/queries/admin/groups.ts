import { apiPagesQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type PendingGroup = Schema<'PendingGroup'>;

/** New groups that wait, the longest waiting first. */
export const pendingGroupsQuery = liveQuery(apiPagesQuery('/api/admin/groups/pending'), 'group-reviews');

/** Opens a group, or gives it back with a reason. */
export const groupReviewMutation = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string | null) =>
      reason === null
        ? write('PUT', '/api/admin/groups/{id}/approval', { path: { id } })
        : write('PUT', '/api/admin/groups/{id}/return', { path: { id }, body: { reason } }),
    onSuccess: (_data, _reason, _before, { client }) => client.invalidateQueries(),
  });
