import { apiQuery } from '@futurelab/platform/api';

export interface EventSummary {
  id: string;
  slug: string;
  title: string;
  summary: string;
  /** UTC instant. */
  startDate: string;
  endDate: string;
  /** IANA zone of the host. */
  timeZone: string;
  format: 'online' | 'in_person';
  location: string | null;
  access: 'free' | 'pro';
  goingCount: number;
  placesLeft: number | null;
  coverSeed: string;
}

export interface Rsvp {
  id: string;
  eventId: string;
  status: 'going' | 'maybe' | 'waitlisted';
  createdAt: string;
}

/** More than the three that are listed, so that an event answered a while ago can still be "next". */
const AHEAD = 8;

export const upcomingEventsQuery = apiQuery<EventSummary[]>(`/api/events?limit=${AHEAD}`);
export const myRsvpsQuery = apiQuery<Rsvp[]>('/api/my/rsvps');

/** The events that have not begun at `now` (milliseconds), soonest first. */
export const futureEvents = <T extends Pick<EventSummary, 'startDate'>>(events: T[], now: number): T[] =>
  events
    .filter(({ startDate }) => Date.parse(startDate) > now)
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
