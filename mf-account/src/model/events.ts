import { apiQuery, type Schema } from '@futurelab/platform/api';

export type EventSummary = Schema<'EventSummary'>;
export type Rsvp = Schema<'Rsvp'>;

/** More than the three that are listed, so that an event answered a while ago can still be "next". */
const AHEAD = 8;

export const upcomingEventsQuery = apiQuery<EventSummary[]>(`/api/events?limit=${AHEAD}`);
export const myRsvpsQuery = apiQuery<Rsvp[]>('/api/my/rsvps');

/** The events that have not begun at `now` (milliseconds), soonest first. */
export const futureEvents = <T extends Pick<EventSummary, 'startDate'>>(events: T[], now: number): T[] =>
  events
    .filter(({ startDate }) => Date.parse(startDate) > now)
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
