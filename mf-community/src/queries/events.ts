import { apiListQuery, apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type EventSummary = Schema<'EventSummary'>;
export type EventDetail = Schema<'EventDetail'>;
export type Rsvp = Schema<'Rsvp'>;
export type RsvpStatus = Rsvp['status'];
export type Answer = Schema<'RsvpRequest'>['status'];

/** What the list of events is narrowed to; what is missing narrows nothing. */
export interface EventFilters {
  when?: 'past';
  /** "2026-11": all of a month, whatever `when` says. */
  month?: string;
  format?: EventSummary['format'];
  access?: EventSummary['access'];
  mine?: boolean;
}

export const eventsQuery = (
  { mine, ...filters }: EventFilters = {},
  { limit, cursor }: { limit?: number; cursor?: string } = {},
) =>
  liveQuery(
    apiListQuery('/api/events', {
      query: { ...filters, mine: mine ? 'true' : undefined, limit, cursor },
    }),
    'event:{id}',
  );
export const eventQuery = (id: string) =>
  liveQuery(apiQuery('/api/events/{id}', { path: { id } }), 'event:{id}');
export const rsvpsQuery = liveQuery(apiQuery('/api/my/rsvps'), 'event:*');

export type NewEvent = Schema<'NewEvent'>;
export type Scope = NonNullable<Schema<'EventChanges'>['scope']>;

/** Creates an event, or changes the one with this id. */
export const eventMutation = (id: string | null) =>
  mutationOptions({
    mutationFn: ({ recurrence, scope, ...body }: NewEvent & { scope?: Scope }) =>
      id === null
        ? write('POST', '/api/events', { body: { ...body, recurrence } })
        : write('PATCH', '/api/events/{id}', { path: { id }, body: { ...body, scope } }),
    onSuccess: (_data, _event, _before, { client }) => client.invalidateQueries(),
  });

export const eventCancelMutation = (id: string) =>
  mutationOptions({
    mutationFn: (scope: Scope) => write('DELETE', '/api/events/{id}', { path: { id }, query: { scope } }),
    onSuccess: (_data, _event, _before, { client }) => client.invalidateQueries(),
  });

/** The private address under which calendar programs read what the member is going to. */
export const calendarQuery = apiQuery('/api/my/calendar');

/** The address stops working; asking for it again gives another. */
export const calendarRevokeMutation = mutationOptions({
  mutationFn: () => write('DELETE', '/api/my/calendar'),
  onSuccess: (_data, _nothing, _before, { client }) => client.invalidateQueries(calendarQuery),
});

/** Answers an event; `declined` takes the answer back. */
export const rsvpMutation = (id: string) =>
  mutationOptions({
    mutationFn: (status: Answer) => write('PUT', '/api/events/{id}/rsvp', { path: { id }, body: { status } }),
    onSuccess: (_data, _answer, _before, { client }) => client.invalidateQueries(),
  });
