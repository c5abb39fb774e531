import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { Cohort } from '../analytics.dto.js';
import type { Period } from '../period.js';
import { MONDAYS } from './days.sql.js';

/** Whole weeks of a period by who joined in them. What is not counted yet is of members who are here. */
export const cohorts = ({ from, to }: Period): Statement => ({
  name: 'analytics.cohorts',
  text: `SELECT ${jsonArray(
    jsonObject<Cohort>({
      week: 'w.week',
      joined: `coalesce(c.joined, (SELECT count(*) FROM users u
        WHERE u.joined_at >= w.week::timestamp AT TIME ZONE 'UTC' AND u.joined_at < (w.week + 7)::timestamp AT TIME ZONE 'UTC'))`,
      returned: 'c.returned',
    }),
    `FROM ${MONDAYS} w LEFT JOIN cohort_numbers c USING (week)
     WHERE w.week >= $1::date AND w.week + 6 <= $2::date ORDER BY w.week DESC`,
  )}::text AS json`,
  values: [from, to],
});
