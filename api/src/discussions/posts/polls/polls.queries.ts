import type { Statement } from '../../../core/database/database.js';

/** The last second of a day where the member is, and whether that day is today or later, within a year. */
export const endOfDay = (day: string, timeZone: string): Statement => ({
  name: 'polls.end_of_day',
  text: `
    SELECT ($1::date + time '23:59:59') AT TIME ZONE $2 AS "at", $1::date BETWEEN today AND today + 366 AS "isPossible"
    FROM (SELECT (now() AT TIME ZONE $2)::date AS today) t`,
  values: [day, timeZone],
});
