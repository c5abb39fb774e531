import { apiListQuery, apiQuery, type Schema } from '@futurelab/platform/api';

export type EventSummary = Schema<'EventSummary'>;
export type EventDetail = Schema<'EventDetail'>;
export type Rsvp = Schema<'Rsvp'>;
export type RsvpStatus = Rsvp['status'];
export type When = 'upcoming' | 'past';

export const eventsQuery = (when: When, { limit, cursor }: { limit?: number; cursor?: string } = {}) => {
  const params = new URLSearchParams();
  if (when === 'past') params.set('when', 'past');
  if (limit !== undefined) params.set('limit', String(limit));
  if (cursor) params.set('cursor', cursor);
  const search = params.toString();
  return apiListQuery<EventSummary>(`/api/events${search ? `?${search}` : ''}`);
};
export const eventQuery = (event: string) => apiQuery<EventDetail>('/api/events', event);
export const rsvpsQuery = apiQuery<Rsvp[]>('/api/my/rsvps');
