import { apiListQuery, apiQuery } from '@futurelab/platform/api';

export interface EventSummary {
  id: string;
  slug: string;
  title: string;
  summary: string;
  /** ISO 8601, UTC. */
  startDate: string;
  endDate: string;
  /** IANA zone of the host. */
  timeZone: string;
  format: 'online' | 'in_person';
  location: string | null;
  access: 'free' | 'pro';
  /** Null: no limit. */
  capacity: number | null;
  goingCount: number;
  /** Null: no limit. */
  placesLeft: number | null;
  host: { name: string; role: string | null };
  coverSeed: string;
  hasRecording: boolean;
}

export interface EventDetail extends EventSummary {
  /** Markdown. */
  description: string;
  /** Wall time at the host's place. */
  agenda: { at: string; title: string }[];
  /** Only for people who are going, from fifteen minutes before. */
  joinUrl: string | null;
}

export type RsvpStatus = 'going' | 'maybe' | 'waitlisted';

export interface Rsvp {
  id: string;
  eventId: string;
  status: RsvpStatus;
  createdAt: string;
}

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
