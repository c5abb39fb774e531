import type { Statement } from '../../../core/database/database.js';
import { isHpcMemberSql } from '../../../core/visibility/membership.sql.js';
import { ACTIVITY } from '../activity.sql.js';

/** The latest first: of yesterday it can also be said how things stand. */
export const missingDays = (most: number): Statement => ({
  name: 'daily-numbers.missing',
  text: `
    SELECT d.day::date::text AS day
    FROM generate_series(
      (SELECT min(joined_at) AT TIME ZONE 'UTC' FROM users)::date, (now() AT TIME ZONE 'UTC')::date - 1, interval '1 day') AS d(day)
    WHERE NOT EXISTS (SELECT FROM daily_numbers n WHERE n.day = d.day::date)
    ORDER BY d.day DESC LIMIT $1`,
  values: [most],
});

const BEGINNING = `($1::date::timestamp AT TIME ZONE 'UTC')`;
const END = `(($1::date + 1)::timestamp AT TIME ZONE 'UTC')`;
const onDay = (column: string) => `${column} >= ${BEGINNING} AND ${column} < ${END}`;

const counted = (source: string) => `(SELECT count(*) FROM ${source})`;

/** Members who did it on the day and never before. `condition` is about the row `r`. */
const firstTimes = (table: string, member: string, at: string, condition = 'true') => {
  const isOne = (alias: string) => condition.replaceAll('r.', `${alias}.`);
  return `(SELECT count(DISTINCT r.${member}) FROM ${table} r WHERE ${onDay(`r.${at}`)} AND ${isOne('r')}
    AND NOT EXISTS (SELECT FROM ${table} e WHERE e.${member} = r.${member} AND e.${at} < ${BEGINNING} AND ${isOne('e')}))`;
};

const activeSince = (days: number) =>
  `count(DISTINCT user_id) FILTER (WHERE at >= ${BEGINNING} - interval '${days - 1} days')`;

const PAID = `subscriptions WHERE provider <> 'granted'`;

const COUNTS: Record<string, string> = {
  joined: counted(`users WHERE ${onDay('joined_at')}`),
  onboarded: counted(`users WHERE ${onDay('onboarded_at')}`),
  first_lessons: firstTimes('lesson_activity', 'user_id', 'occurred_at', `r.kind = 'completed'`),
  first_posts: firstTimes('posts', 'author_id', 'created_at'),
  first_rsvps: firstTimes('event_rsvps', 'user_id', 'going_since'),
  first_pro: firstTimes('subscriptions', 'user_id', 'created_at'),
  active: 'active.day',
  active_week: 'active.week',
  active_month: 'active.month',
  posts: counted(`posts WHERE ${onDay('created_at')}`),
  replies: counted(`post_replies WHERE ${onDay('created_at')}`),
  attendances: counted(`event_rsvps r JOIN events e ON e.id = r.event_id
    WHERE ${onDay('e.starts_at')} AND e.canceled_at IS NULL AND r.status = 'going' AND r.confirm_by IS NULL`),
  lessons_finished: counted(`lesson_activity WHERE kind = 'completed' AND ${onDay('occurred_at')}`),
  subscriptions_begun: counted(`${PAID} AND ${onDay('created_at')}`),
  subscriptions_ended: counted(`${PAID} AND status = 'canceled' AND ${onDay('access_until')}`),
  newsletter_joined: counted(`subscribers WHERE ${onDay('confirmed_at')}`),
  newsletter_left: counted(`subscribers WHERE confirmed_at IS NOT NULL AND ${onDay('unsubscribed_at')}`),
};

export const STANDINGS: Record<string, string> = {
  members: counted('users'),
  pro_members: counted(`users u WHERE ${isHpcMemberSql('u.id')}`),
  paid_subscriptions: counted(`${PAID} AND status = 'active'`),
  past_due_subscriptions: counted(`${PAID} AND status = 'past_due'`),
  paused_subscriptions: counted(`${PAID} AND status = 'paused'`),
  newsletter_subscribers: counted('subscribers WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NULL'),
  answered_questions: counted(`posts WHERE kind = 'question' AND is_answered AND deleted_at IS NULL`),
};

const IS_YESTERDAY = `$1::date = (now() AT TIME ZONE 'UTC')::date - 1`;

/** A day that was counted stays as it was counted: since then, members may have been erased. */
export const dailyNumbersInsertion = (day: string): Statement => ({
  name: 'daily-numbers.insert',
  text: `
    INSERT INTO daily_numbers (day, ${[...Object.keys(COUNTS), ...Object.keys(STANDINGS)].join(', ')})
    SELECT $1::date, ${Object.values(COUNTS).join(', ')},
      ${Object.values(STANDINGS)
        .map((total) => `CASE WHEN ${IS_YESTERDAY} THEN ${total} END`)
        .join(', ')}
    FROM (SELECT ${activeSince(1)} AS day, ${activeSince(7)} AS week, ${activeSince(28)} AS month
      FROM (${ACTIVITY}) activity WHERE at >= ${BEGINNING} - interval '27 days' AND at < ${END}) active
    ON CONFLICT (day) DO NOTHING`,
  values: [day],
});
