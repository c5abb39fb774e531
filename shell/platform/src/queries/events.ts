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
/** What comes next; more than a list shows, so that an event answered a while ago can still be the next of one's own. */
export const upcomingEventsQuery = eventsQuery({}, { limit: 8 });

/** The events that have not begun at `now` (milliseconds), soonest first. */
export const futureEvents = <T extends Pick<EventSummary, 'startDate'>>(events: T[], now: number): T[] =>
  events
    .filter(({ startDate }) => Date.parse(startDate) > now)
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
export const eventQuery = (id: string) =>
  liveQuery(apiQuery('/api/events/{id}', { path: { id } }), 'event:{id}');
export const myRsvpsQuery = liveQuery(apiQuery('/api/my/rsvps'), 'event:*');
