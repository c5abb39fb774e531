import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Statement } from '../../core/database/database.js';
import { PRO_USER } from '../../notifications/notifications.queries.js';
import { isPro, type Member } from '../../core/access/member.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';

export interface CalendarEvent {
  id: string;
  slug: string;
  title: string;
  summary: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  format: 'online' | 'in_person';
  location: string | null;
  sequence: number;
  updatedAt: Date;
  isCanceled: boolean;
}

const FIELDS = `e.id, e.slug, e.title, e.summary, e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.time_zone AS "timeZone",
  e.format, e.location, e.sequence, e.updated_at AS "updatedAt", e.canceled_at IS NOT NULL AS "isCanceled"`;

const MAX_EVENTS = 500;

export const calendarEvent = ({ by, value }: IdOrSlug, viewer: Member | null): Statement => ({
  name: `calendar.event_by_${by}`,
  text: `SELECT ${FIELDS} FROM events e WHERE e.${by} = $1 AND ${eventIsOpenTo('$2', '$3')}`,
  values: [value, viewer?.id ?? null, isPro(viewer)],
});

/** Of these, as they are now, the earliest first. */
export const calendarEvents = (ids: readonly string[]): Statement => ({
  name: 'calendar.events',
  text: `SELECT ${FIELDS} FROM events e WHERE e.id = ANY ($1::uuid[]) ORDER BY e.starts_at, e.id`,
  values: [ids],
});

/** The member's address; another one after it was revoked. */
export const feedToken = (memberId: string, token: string): Statement => ({
  name: 'calendar.token',
  text: `
    INSERT INTO calendar_feeds (user_id, token) VALUES ($1, $2)
    ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id RETURNING token`,
  values: [memberId, token],
});

export const feedOwner = (token: string): Statement => ({
  name: 'calendar.owner',
  text: `SELECT u.id FROM calendar_feeds f JOIN users u ON u.id = f.user_id WHERE f.token = $1`,
  values: [token],
});

/** What a member is going to or may come to, canceled events too: programs take those out by themselves. */
export const feedEvents = (memberId: string): Statement => ({
  name: 'calendar.feed',
  text: `
    SELECT ${FIELDS} FROM event_rsvps r JOIN events e ON e.id = r.event_id JOIN users u ON u.id = r.user_id
    WHERE r.user_id = $1 AND (r.going_since IS NOT NULL OR r.status = 'maybe') AND e.starts_at > now() - interval '90 days'
      AND ${eventIsOpenTo('u.id', PRO_USER)}
    ORDER BY e.starts_at, e.id LIMIT ${MAX_EVENTS}`,
  values: [memberId],
});
