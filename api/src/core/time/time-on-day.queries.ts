import type { Statement } from '../database/database.js';

/** How far ahead a day can be chosen. */
export const YEAR_AHEAD = 366;

export interface TimeOnDay {
  at: Date;
  /** From today on, where the member is. */
  daysAhead: number;
}

/** A time (`09:00`) of a day (`2026-05-14`) in a time zone. */
export const timeOnDay = (day: string, timeZone: string, time: string): Statement => ({
  name: 'time.on_day',
  text: `SELECT ($1::date + $3::time) AT TIME ZONE $2 AS "at", $1::date - (now() AT TIME ZONE $2)::date AS "daysAhead"`,
  values: [day, timeZone, time],
});
