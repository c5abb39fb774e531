import { apiListQuery, apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type EventSummary = Schema<'EventSummary'>;
export type Rsvp = Schema<'Rsvp'>;

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
export const myRsvpsQuery = liveQuery(apiQuery('/api/my/rsvps'), 'event:*');
