import { jsonObject } from '../common/database/json-sql.js';
import type { Statement } from '../database/database.js';

const REMEMBERED_DAYS = 1_000;

export interface ActivityRow {
  /** In the member's zone, "2026-01-31". */
  today: string;
  /** Days with learning activity in the member's zone, latest first. */
  days: string[];
  guide: Guide;
}

/** What the guide on the home page ticks off. */
export interface Guide {
  profileCompleted: boolean;
  courseStarted: boolean;
  groupJoined: boolean;
  eventRsvped: boolean;
  introduced: boolean;
}

const GUIDE = jsonObject({
  profileCompleted: `u.first_name IS NOT NULL AND u."current_role" IS NOT NULL
    AND (u.bio IS NOT NULL OR cardinality(u.interests) > 0)`,
  courseStarted: 'EXISTS (SELECT FROM enrollments WHERE user_id = u.id)',
  groupJoined: 'EXISTS (SELECT FROM group_memberships WHERE user_id = u.id)',
  eventRsvped: 'EXISTS (SELECT FROM event_rsvps WHERE user_id = u.id)',
  introduced: `EXISTS (SELECT FROM posts WHERE author_id = u.id AND kind = 'introduction' AND deleted_at IS NULL)`,
});

export const activityOf = (userId: string): Statement => ({
  name: 'activity.of',
  text: `
    SELECT (now() AT TIME ZONE u.time_zone)::date::text AS today, ${GUIDE} AS guide, ARRAY(
      SELECT DISTINCT (l.occurred_at AT TIME ZONE u.time_zone)::date::text AS day
      FROM lesson_activity l WHERE l.user_id = u.id ORDER BY day DESC LIMIT ${REMEMBERED_DAYS}
    ) AS days
    FROM users u WHERE u.id = $1`,
  values: [userId],
});
