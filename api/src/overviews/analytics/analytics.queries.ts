import { jsonObject } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { isHpcMemberSql } from '../../core/visibility/membership.sql.js';
import { ACTIVITY } from './activity.sql.js';
import type { AnalyticsResponse, AnalyticsWeek, Funnel } from './analytics.dto.js';

const counted = (condition: string) => `count(*) FILTER (WHERE ${condition})`;

const FUNNEL = jsonObject<Funnel>({
  joined: 'count(*)',
  onboarded: counted('u.onboarded_at IS NOT NULL'),
  learned: counted('EXISTS (SELECT FROM enrollments e WHERE e.user_id = u.id AND e.completed_lessons > 0)'),
  posted: counted('EXISTS (SELECT FROM posts p WHERE p.author_id = u.id)'),
  attended: counted(
    `EXISTS (SELECT FROM event_rsvps r WHERE r.user_id = u.id AND r.going_since IS NOT NULL)`,
  ),
  pro: counted(isHpcMemberSql('u.id')),
});

const WEEK = jsonObject<AnalyticsWeek>({
  week: 'week',
  joined: 'coalesce(joined.people, 0)',
  active: 'coalesce(active.people, 0)',
});

const IN_RANGE = (column: string) =>
  `${column} >= $1::date::timestamp AT TIME ZONE 'UTC' AND ${column} < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'`;
const WEEK_OF = (column: string) => `date_trunc('week', ${column} AT TIME ZONE 'UTC')::date`;

/** Both days included. */
export const analytics = (from: string, to: string): Statement => ({
  name: 'analytics.between',
  text: `
    WITH joined AS (
      SELECT ${WEEK_OF('joined_at')} AS week, count(*) AS people FROM users WHERE ${IN_RANGE('joined_at')} GROUP BY 1
    ), active AS (
      SELECT ${WEEK_OF('at')} AS week, count(DISTINCT user_id) AS people FROM (${ACTIVITY}) activity
      WHERE ${IN_RANGE('at')} GROUP BY 1
    ), weeks AS (
      SELECT day::date AS week
      FROM generate_series(date_trunc('week', $2::date::timestamp), date_trunc('week', $1::date::timestamp), '-7 days') day
      LIMIT 53
    )
    SELECT ${jsonObject<AnalyticsResponse>({
      from: '$1::date',
      to: '$2::date',
      funnel: `(SELECT ${FUNNEL} FROM users u WHERE ${IN_RANGE('u.joined_at')})`,
      weeks: `(SELECT json_agg(${WEEK} ORDER BY week DESC)
        FROM weeks LEFT JOIN joined USING (week) LEFT JOIN active USING (week))`,
    })}::text AS json`,
  values: [from, to],
});
