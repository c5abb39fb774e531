import type { Statement } from '../../../core/database/database.js';

/** All, those that are not over first, the nearest on top, or the one of that id. */
export const staffSeasons = (id: string | null): Statement => ({
  name: 'seasons.staff',
  text: `SELECT s.id, s.name, s.starts_on::text AS "startsOn", s.ends_on::text AS "endsOn", s.places, s.version,
           (SELECT count(*)::int FROM season_places p WHERE p.starts_on = s.starts_on) AS people
         FROM seasons s WHERE $1::uuid IS NULL OR s.id = $1
         ORDER BY s.ends_on < (now() AT TIME ZONE 'UTC')::date, abs(s.starts_on - (now() AT TIME ZONE 'UTC')::date)`,
  values: [id],
});

/** Nobody else adds or moves a season, and nobody takes a place, until the transaction ends. */
export const seasonsLock = (): Statement => ({
  name: 'seasons.lock',
  text: 'LOCK TABLE seasons IN EXCLUSIVE MODE',
  values: [],
});

/** Who has a place is reminded of the new day. */
export const reminderReset = (startsOn: string): Statement => ({
  name: 'seasons.reset_reminders',
  text: 'UPDATE season_places SET reminded_at = NULL WHERE starts_on = $1',
  values: [startsOn],
});
