import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import type { LessonStudied } from '../lessons/lesson-studied.js';
import type { GuideResponse } from './activity.dto.js';

const REMEMBERED_DAYS = 1_000;

export interface ActivityRow {
  /** In the member's zone, "2026-01-31". */
  today: string;
  /** Days with learning activity, each as it was where the member was then, latest first. */
  days: string[];
  guide: GuideResponse;
}

/** What the guide on the home page ticks off. */
const GUIDE = jsonObject<GuideResponse>({
  profileCompleted: `u.first_name IS NOT NULL AND u."current_role" IS NOT NULL
    AND (u.bio IS NOT NULL OR cardinality(u.interests) > 0)`,
  courseStarted: 'EXISTS (SELECT FROM enrollments WHERE user_id = u.id)',
  groupJoined: 'EXISTS (SELECT FROM group_memberships WHERE user_id = u.id)',
  eventRsvped: 'EXISTS (SELECT FROM event_rsvps WHERE user_id = u.id)',
  introduced: `EXISTS (SELECT FROM posts WHERE author_id = u.id AND kind = 'introduction' AND deleted_at IS NULL)`,
});

const TODAY = '(now() AT TIME ZONE u.time_zone)::date';

const DAYS = `ARRAY(
  SELECT DISTINCT l.local_day::text AS day FROM lesson_activity l
  WHERE l.user_id = u.id ORDER BY day DESC LIMIT ${REMEMBERED_DAYS})`;

export const activityOf = (userId: string): Statement => ({
  name: 'activity.of',
  text: `SELECT ${TODAY}::text AS today, ${GUIDE} AS guide, ${DAYS} AS days FROM users u WHERE u.id = $1`,
  values: [userId],
});

interface WeekRow {
  /** A Monday. */
  startsOn: string;
  minutes: number;
}

export interface StreakRow {
  today: string;
  days: string[];
  longest: number;
  /** Null until the member chooses one. */
  weeklyGoal: number | null;
  /** Those with something in them, of the last `weeks`. */
  weeks: WeekRow[];
}

/** A lesson counts its minutes once a week, however often it was completed. */
const weeksOf = (weeks: number) =>
  jsonArray(
    jsonObject<WeekRow>({ startsOn: 'w.monday::text', minutes: 'sum(w.minutes)::integer' }),
    `FROM (
       SELECT DISTINCT date_trunc('week', l.local_day)::date AS monday, s.id, s.duration_minutes AS minutes
       FROM lesson_activity l JOIN lessons s ON s.id = l.lesson_id
       WHERE l.user_id = u.id AND l.kind = 'completed'
         AND l.local_day >= date_trunc('week', ${TODAY})::date - 7 * ${weeks - 1}
     ) w GROUP BY w.monday ORDER BY w.monday`,
  );

export const streakOf = (userId: string, weeks: number): Statement => ({
  name: 'activity.streak',
  text: `
    SELECT ${TODAY}::text AS today, d.days, longest_streak(d.days::date[]) AS longest, ${weeksOf(weeks)} AS weeks,
      (SELECT g.days FROM weekly_goals g WHERE g.user_id = u.id) AS "weeklyGoal"
    FROM users u CROSS JOIN LATERAL (SELECT ${DAYS} AS days) d WHERE u.id = $1`,
  values: [userId],
});

/** Another goal later does not forget since when there is one. */
export const weeklyGoalUpsert = (userId: string, days: number): Statement => ({
  name: 'activity.goal',
  text: `
    INSERT INTO weekly_goals (user_id, days, since)
    SELECT u.id, $2, date_trunc('week', ${TODAY})::date FROM users u WHERE u.id = $1
    ON CONFLICT (user_id) DO UPDATE SET days = excluded.days`,
  values: [userId, days],
});

/** A lesson counts once a day for each kind of learning. */
export const activityInsertion = ({ userId, lessonId, kind }: LessonStudied): Statement => ({
  name: 'activity.insert',
  text: `INSERT INTO lesson_activity (user_id, lesson_id, kind) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
  values: [userId, lessonId, kind],
});
