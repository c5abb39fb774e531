import type { Statement } from '../../core/database/database.js';
import { PRO_USER } from '../../notifications/notifications.queries.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import type { ReminderKind } from './event-reminder.entity.js';

/** Who is to be reminded of what. */
export interface DueReminder {
  kind: ReminderKind;
  userId: string;
  /** The member's own. */
  readerZone: string;
  eventId: string;
  groupId: string | null;
  slug: string;
  title: string;
  startsAt: Date;
  timeZone: string;
  format: 'online' | 'in_person';
  location: string | null;
  hasLink: boolean;
}

/**
 * Writes down the reminders that are due at `now` and returns those that are new. Reminder times that passed
 * before the event was scheduled or the member got a place are skipped; within the last hour only the one-hour reminder is sent.
 */
export const remindersToSend = (now: Date, size: number): Statement => ({
  name: 'event_reminders.send',
  text: `
    WITH due AS (
      SELECT e.id, e.starts_at, k.kind, e.starts_at - k.before AS moment
      FROM events e CROSS JOIN (VALUES
        ('day', interval '24 hours', interval '1 hour'), ('hour', interval '1 hour', interval '0')) k (kind, before, until)
      WHERE e.canceled_at IS NULL AND e.starts_at > $1::timestamptz AND e.starts_at <= $1::timestamptz + interval '24 hours'
        AND e.starts_at - k.before <= $1 AND e.starts_at - k.until > $1 AND e.time_set_at <= e.starts_at - k.before
    ), sent AS (
      INSERT INTO event_reminders (event_id, starts_at, kind, user_id)
      SELECT d.id, d.starts_at, d.kind, r.user_id
      FROM due d JOIN events e ON e.id = d.id JOIN event_rsvps r ON r.event_id = d.id JOIN users u ON u.id = r.user_id
      WHERE r.going_since <= d.moment AND u.suspended_at IS NULL AND ${eventIsOpenTo('u.id', PRO_USER)}
        AND NOT EXISTS (SELECT FROM event_reminders s WHERE s.event_id = d.id AND s.starts_at = d.starts_at
                        AND s.kind = d.kind AND s.user_id = r.user_id)
      ORDER BY d.id, d.kind, r.user_id LIMIT $2
      ON CONFLICT DO NOTHING RETURNING *
    )
    SELECT s.kind, s.user_id AS "userId", u.time_zone AS "readerZone", e.id AS "eventId", e.group_id AS "groupId", e.slug,
           e.title, e.starts_at AS "startsAt", e.time_zone AS "timeZone", e.format, e.location, e.join_url IS NOT NULL AS "hasLink"
    FROM sent s JOIN events e ON e.id = s.event_id JOIN users u ON u.id = s.user_id`,
  values: [now, size],
});
