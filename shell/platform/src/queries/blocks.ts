import { write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Neither of two members sees or reaches the other any more; or they do again. */
export const blockMutation = mutationOptions({
  mutationFn: ({ id, blocked }: { id: string; blocked: boolean }) =>
    write(blocked ? 'PUT' : 'DELETE', '/api/members/{id}/block', { path: { id } }),
  onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
});
