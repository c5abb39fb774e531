import { write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Says that the member comes to an event, by id or slug, or takes that back. */
export const rsvpMutation = (event: string) =>
  mutationOptions({
    mutationFn: (going: boolean) =>
      going
        ? write('PUT', '/api/events/{id}/rsvp', { path: { id: event }, body: { status: 'going' } })
        : write('DELETE', '/api/events/{id}/rsvp', { path: { id: event } }),
    onSuccess: (_data, _going, _before, { client }) => client.invalidateQueries(),
  });
