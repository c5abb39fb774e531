import type { Statement } from '../../core/database/database.js';

/** How many take part in each of these seasons, and whether `viewerId` does: `{ startsOn, people, isMine }`. */
export const placesIn = (startsOn: readonly string[], viewerId: string | null): Statement => ({
  name: 'seasons.places',
  text: `SELECT starts_on::text AS "startsOn", count(*)::int AS people, coalesce(bool_or(user_id = $2), false) AS "isMine"
         FROM season_places WHERE starts_on = ANY ($1::date[]) GROUP BY starts_on`,
  values: [startsOn, viewerId],
});

export interface DueSeasonReminder {
  email: string;
  startsOn: string;
}

/** Takes note of those whose season begins within three days, once each. */
export const remindersDue = (): Statement => ({
  name: 'seasons.reminders',
  text: `UPDATE season_places p SET reminded_at = now() FROM users u
         WHERE u.id = p.user_id AND p.reminded_at IS NULL AND u.email IS NOT NULL
           AND p.starts_on BETWEEN current_date AND current_date + 3
         RETURNING u.email, p.starts_on::text AS "startsOn"`,
  values: [],
});
