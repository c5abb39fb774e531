import { apiListQuery, liveQuery, type Schema } from '@futurelab/platform/api';

/** The part of an event that learning pages show. */
export type UpcomingEvent = Pick<
  Schema<'EventSummary'>,
  'id' | 'slug' | 'title' | 'summary' | 'startDate' | 'timeZone' | 'access' | 'placesLeft' | 'coverSeed'
>;

export const upcomingEventsQuery = (limit: number) =>
  liveQuery(apiListQuery('/api/events', { query: { limit } }), 'event:{id}');
