import { write } from '@futurelab/platform/api';
import { eventsQuery } from '@futurelab/platform/queries/events';
import { mutationOptions } from '@futurelab/platform/query';

/** More than the three that are listed, so that an event answered a while ago can still be "next". */
const MAX_EVENTS = 8;

export const upcomingEventsQuery = eventsQuery({}, { limit: MAX_EVENTS });

/** Says that the member comes to an event, by id or slug, or takes that back. */
export const rsvpMutation = (event: string) =>
  mutationOptions({
    mutationFn: (going: boolean) =>
      going
        ? write('PUT', '/api/events/{id}/rsvp', { path: { id: event }, body: { status: 'going' } })
        : write('DELETE', '/api/events/{id}/rsvp', { path: { id: event } }),
    onSuccess: (_data, _going, _before, { client }) => client.invalidateQueries(),
  });
