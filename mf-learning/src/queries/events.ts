import { apiListQuery } from '@futurelab/platform/api';

/** The part of an event that learning pages show. */
export interface UpcomingEvent {
  id: string;
  slug: string;
  title: string;
  summary: string;
  /** ISO 8601, UTC. */
  startDate: string;
  /** IANA zone of the host. */
  timeZone: string;
  access: 'free' | 'pro';
  /** Null: no limit. */
  placesLeft: number | null;
  coverSeed: string;
}

export const upcomingEventsQuery = (limit: number) =>
  apiListQuery<UpcomingEvent>(`/api/events?limit=${limit}`);
