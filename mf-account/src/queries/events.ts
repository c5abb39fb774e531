import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type EventSummary = Schema<'EventSummary'>;
export type Rsvp = Schema<'Rsvp'>;

/** More than the three that are listed, so that an event answered a while ago can still be "next". */
const AHEAD = 8;

export const upcomingEventsQuery = liveQuery(
  apiQuery('/api/events', { query: { limit: AHEAD } }),
  'event:{id}',
);
export const myRsvpsQuery = liveQuery(apiQuery('/api/my/rsvps'), 'event:*');

/** Says that the member comes to an event, by id or slug, or takes that back. */
export const rsvpMutation = (event: string) =>
  mutationOptions({
    mutationFn: (going: boolean) =>
      going
        ? write('PUT', '/api/events/{id}/rsvp', { path: { id: event }, body: { status: 'going' } })
        : write('DELETE', '/api/events/{id}/rsvp', { path: { id: event } }),
    onSuccess: (_data, _going, _before, { client }) => client.invalidateQueries(),
  });
