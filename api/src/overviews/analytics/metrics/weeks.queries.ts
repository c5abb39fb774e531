import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import { ACTIVITY } from '../activity.sql.js';
import type { AnalyticsWeek } from '../analytics.dto.js';
import type { Period } from '../period.js';
import { inPeriod, MONDAYS } from './days.sql.js';

/** A whole week that is counted is read from its days; of others, as of the one that goes on, facts are counted. */
export const weeks = ({ from, to }: Period): Statement => ({
  name: 'analytics.weeks',
  text: `
    WITH weeks AS MATERIALIZED (
      SELECT w.week, greatest(w.week, $1::date) AS first, least(w.week + 6, $2::date) AS last, d.joined, d.active
      FROM ${MONDAYS} w
      LEFT JOIN LATERAL (
        SELECT sum(n.joined)::integer AS joined, max(n.active_week) FILTER (WHERE n.day = w.week + 6) AS active
        FROM daily_numbers n WHERE n.day BETWEEN w.week AND w.week + 6
        HAVING count(*) = 7 AND w.week >= $1::date AND w.week + 6 <= $2::date
      ) d ON true
    )
    SELECT ${jsonArray(
      jsonObject<AnalyticsWeek>({
        week: 'w.week',
        joined: `coalesce(w.joined, (SELECT count(*) FROM users u WHERE ${inPeriod('u.joined_at', 'w.first', 'w.last')}))`,
        active: `coalesce(w.active, (SELECT count(DISTINCT a.user_id) FROM (${ACTIVITY}) a WHERE ${inPeriod('a.at', 'w.first', 'w.last')}))`,
      }),
      'FROM weeks w ORDER BY w.week DESC',
    )}::text AS json`,
  values: [from, to],
});
