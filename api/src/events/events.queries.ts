import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { jsonObject, pageStatement } from '../common/database/json-sql.js';
import type { Statement } from '../database/database.js';
import type { Member } from '../sessions/member.js';
import { personSummary } from '../users/person.sql.js';

const SUMMARY = {
  id: 'e.id',
  slug: 'e.slug',
  title: 'e.title',
  summary: 'e.summary',
  startDate: 'iso_instant(e.starts_at)',
  endDate: 'iso_instant(e.ends_at)',
  timeZone: 'e.time_zone',
  format: 'e.format',
  location: 'e.location',
  access: 'e.access',
  capacity: 'e.capacity',
  goingCount: 'e.going_count',
  placesLeft: 'e.capacity - e.going_count',
  host: personSummary('h'),
  coverSeed: 'e.cover_seed',
  hasRecording: 'e.has_recording',
};

const SUMMARY_JSON = jsonObject(SUMMARY);

// The link is for people who are going, from 15 minutes before until the end.
const JOIN_URL = `CASE
  WHEN e.join_url IS NOT NULL AND now() BETWEEN e.starts_at - interval '15 minutes' AND e.ends_at
    AND EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = $2 AND r.status = 'going')
  THEN e.join_url END`;

const FROM = 'FROM events e LEFT JOIN users h ON h.id = e.host_id';

// No event is longer than 14 days (a check constraint), so the index on starts_at bounds both lists.
const UPCOMING = `e.starts_at > now() - interval '14 days' AND e.ends_at > now()`;
const PAST = `e.starts_at < now() AND e.ends_at <= now()`;

export type EventPeriod = 'upcoming' | 'past';

/** Upcoming events, the next one first, or past ones, the latest first. `after`: [startsAt, id]. */
export function eventPage(period: EventPeriod, size: number, after?: readonly unknown[]): Statement {
  const past = period === 'past';
  return pageStatement({
    name: `events.${period}`,
    item: SUMMARY_JSON,
    source: `${FROM} WHERE ${past ? PAST : UPCOMING}`,
    key: [
      ['e.starts_at', 'timestamptz'],
      ['e.id', 'uuid'],
    ],
    descending: past,
    size,
    after,
    // Past events only ever grow in number: they are not counted.
    ...(!past && { total: 'SELECT count(*) FROM events WHERE ends_at > now()' }),
  });
}

// Composed once: these texts go to the driver with every request.
const detailsBy = (column: IdOrSlug['by']) => `
  SELECT ${jsonObject({ ...SUMMARY, description: 'e.description', agenda: 'e.agenda', joinUrl: JOIN_URL })}::text AS json
  ${FROM} WHERE e.${column} = $1`;
const DETAILS_BY = { id: detailsBy('id'), slug: detailsBy('slug') };

/** A whole event as JSON text, as `viewer` may see it. */
export const eventDetails = ({ by, value }: IdOrSlug, viewer: Member | null): Statement => ({
  name: `events.by_${by}`,
  text: DETAILS_BY[by],
  values: [value, viewer?.id ?? null],
});

const RSVP = jsonObject({
  id: 'r.id',
  eventId: 'r.event_id',
  status: 'r.status',
  createdAt: 'iso_instant(r.created_at)',
});

/** All answers of a member, the latest first. */
export const rsvpsOf = (userId: string): Statement => ({
  name: 'events.rsvps_of',
  text: `
    SELECT coalesce(json_agg(${RSVP} ORDER BY r.created_at DESC, r.id), '[]'::json)::text AS json
    FROM event_rsvps r WHERE r.user_id = $1`,
  values: [userId],
});

/** What decides whether somebody may answer. */
export const eventForRsvp = ({ by, value }: IdOrSlug): Statement => ({
  name: `events.for_rsvp_by_${by}`,
  text: `SELECT e.id, e.access, e.ends_at <= now() AS "isOver" FROM events e WHERE e.${by} = $1`,
  values: [value],
});

/** Writes the answer down and claims a place or the end of the line; one statement, so that nobody waits for us. */
export const rsvpUpsert = (eventId: string, userId: string, answer: 'going' | 'maybe'): Statement => ({
  name: 'events.answer',
  text: `SELECT ${RSVP}::text AS json FROM answer_event($1, $2, $3) r`,
  values: [eventId, userId, answer],
});

export const rsvpDeletion = (eventId: string, userId: string): Statement => ({
  name: 'events.delete_rsvp',
  text: 'DELETE FROM event_rsvps WHERE event_id = $1 AND user_id = $2',
  values: [eventId, userId],
});
