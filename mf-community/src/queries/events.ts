import { apiListQuery, apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type EventSummary = Schema<'EventSummary'>;
export type EventDetail = Schema<'EventDetail'>;
export type Rsvp = Schema<'Rsvp'>;
export type RsvpStatus = Rsvp['status'];
export type When = 'upcoming' | 'past';

export const eventsQuery = (when: When, { limit, cursor }: { limit?: number; cursor?: string } = {}) =>
  liveQuery(
    apiListQuery('/api/events', { query: { when: when === 'past' ? when : undefined, limit, cursor } }),
    'event:{id}',
  );
export const eventQuery = (id: string) =>
  liveQuery(apiQuery('/api/events/{id}', { path: { id } }), 'event:{id}');
export const rsvpsQuery = liveQuery(apiQuery('/api/my/rsvps'), 'event:*');

/** Answers an event, or takes the answer back. */
export const rsvpMutation = (id: string) =>
  mutationOptions({
    mutationFn: (answer: 'going' | 'no') =>
      answer === 'going'
        ? write('PUT', '/api/events/{id}/rsvp', { path: { id }, body: { status: 'going' } })
        : write('DELETE', '/api/events/{id}/rsvp', { path: { id } }),
    onSuccess: (_data, _answer, _before, { client }) => client.invalidateQueries(),
  });
