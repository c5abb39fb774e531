import type { Statement } from '../../../core/database/database.js';
import { ACTIVITY } from '../activity.sql.js';

/** Weeks whose fourth week after is over, the latest first. */
export const missingCohorts = (most: number): Statement => ({
  name: 'cohort-numbers.missing',
  text: `
    SELECT w.week::date::text AS week
    FROM generate_series(
      date_trunc('week', (SELECT min(joined_at) FROM users) AT TIME ZONE 'UTC'),
      (now() AT TIME ZONE 'UTC') - interval '35 days', interval '7 days') AS w(week)
    WHERE NOT EXISTS (SELECT FROM cohort_numbers n WHERE n.week = w.week::date)
    ORDER BY w.week DESC LIMIT $1`,
  values: [most],
});

const at = (day: string) => `(${day})::timestamp AT TIME ZONE 'UTC'`;

/** A week that was counted stays as it was counted. */
export const cohortNumbersInsertion = (week: string): Statement => ({
  name: 'cohort-numbers.insert',
  text: `
    WITH joined AS MATERIALIZED (
      SELECT id FROM users WHERE joined_at >= ${at('$1::date')} AND joined_at < ${at('$1::date + 7')}
    )
    INSERT INTO cohort_numbers (week, joined, returned)
    SELECT $1::date, (SELECT count(*) FROM joined), (
      SELECT count(DISTINCT a.user_id) FROM (${ACTIVITY}) a JOIN joined j ON j.id = a.user_id
      WHERE a.at >= ${at('$1::date + 28')} AND a.at < ${at('$1::date + 35')})
    ON CONFLICT (week) DO NOTHING`,
  values: [week],
});
