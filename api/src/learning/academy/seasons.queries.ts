import type { Statement } from '../../core/database/database.js';

/** The season that runs on a day, if one does, and the next three, with who takes part. */
export const seasonsShown = (day: string, viewerId: string | null): Statement => ({
  name: 'seasons.shown',
  text: `SELECT s.name, s.starts_on::text AS "startsOn", s.ends_on::text AS "endsOn", s.places,
           count(p.user_id)::int AS people, coalesce(bool_or(p.user_id = $2), false) AS "isMine"
         FROM (SELECT * FROM seasons WHERE ends_on >= $1::date ORDER BY starts_on
               LIMIT 3 + (SELECT count(*) FROM seasons WHERE $1::date BETWEEN starts_on AND ends_on)) s
         LEFT JOIN season_places p ON p.starts_on = s.starts_on
         GROUP BY s.name, s.starts_on, s.ends_on, s.places ORDER BY s.starts_on`,
  values: [day, viewerId],
});

/** The season that begins on that day and is not over, which nobody changes until the transaction ends. */
export const seasonToJoin = (startsOn: string, day: string): Statement => ({
  name: 'seasons.to_join',
  text: 'SELECT places FROM seasons WHERE starts_on = $1::date AND ends_on >= $2::date FOR UPDATE',
  values: [startsOn, day],
});

/** Counted once the season is locked: in its own statement, which sees who came before. */
export const placesTaken = (startsOn: string): Statement => ({
  name: 'seasons.places_taken',
  text: 'SELECT count(*)::int AS people FROM season_places WHERE starts_on = $1::date',
  values: [startsOn],
});

export interface DueSeasonReminder {
  email: string;
  startsOn: string;
  name: string;
}

/** Takes note of those whose season begins within three days, once each. */
export const remindersDue = (): Statement => ({
  name: 'seasons.reminders',
  text: `UPDATE season_places p SET reminded_at = now() FROM users u, seasons s
         WHERE u.id = p.user_id AND s.starts_on = p.starts_on AND p.reminded_at IS NULL AND u.email IS NOT NULL
           AND p.starts_on BETWEEN current_date AND current_date + 3
         RETURNING u.email, p.starts_on::text AS "startsOn", s.name`,
  values: [],
});
