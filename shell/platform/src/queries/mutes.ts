import { write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** What another member writes is in no list any more; or it is again. */
export const muteMemberMutation = mutationOptions({
  mutationFn: ({ id, muted }: { id: string; muted: boolean }) =>
    write(muted ? 'PUT' : 'DELETE', '/api/members/{id}/mute', { path: { id } }),
  onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
});
