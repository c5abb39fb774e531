import { notMuted } from '../../core/visibility/mutes.sql.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { inLists, visibleTo } from '../../core/visibility/posts.sql.js';
import { isHpcMemberSql } from '../../core/visibility/membership.sql.js';
import { DAILY_BUDGET } from '../mail/mail-plan.js';
import { BUDGET_WINDOW, budgetedKinds } from '../mail/notification-mail.queries.js';
import type { NotificationKindKey } from '../notification-kinds.js';
import { mayKnow } from '../notifications.queries.js';
import { hasPaused } from '../settings/pauses.sql.js';

export interface DigestRow {
  userId: string;
  email: string;
  firstName: string | null;
  key: string;
  timeZone: string;
  unread: {
    kind: NotificationKindKey;
    ids: string[];
    names: string[];
    count: number;
    title: string;
    href: string;
  }[];
  unreadCount: number;
  posts: { title: string; slug: string; author: string | null }[];
  events: { title: string; slug: string; startsAt: string }[];
}

/** Anyone who was not here for two months is not written to any more. */
const RETURNS = `r.seen_at > $1::timestamptz - interval '60 days'`;
/** Unless chosen otherwise, after a week without a visit; a little less than a week apart, so that it is always the same day. */
const AFTER_A_WEEK = `(s.digest_on IS NULL AND r.seen_at <= $1::timestamptz - interval '7 days'
  AND (r.digest_at IS NULL OR r.digest_at <= $1::timestamptz - interval '6 days 20 hours'))`;
/** By the member’s clock; where there was nothing to say by nine, there is no digest that day. */
const MORNING = { from: 7, to: 9 };
const LOCAL = `$1::timestamptz AT TIME ZONE u.time_zone`;
/** On the days that were chosen, once, unless they were here in the past day. */
const ON_THE_DAY = `(s.digest_on IN ('daily', to_char(${LOCAL}, 'fmday')) AND extract(hour FROM ${LOCAL}) BETWEEN ${MORNING.from} AND ${MORNING.to}
  AND r.seen_at <= $1::timestamptz - interval '1 day'
  AND (r.digest_at IS NULL OR (r.digest_at AT TIME ZONE u.time_zone)::date < (${LOCAL})::date))`;
const SHOWN = { unread: 5, posts: 3, events: 3 };

const UNREAD = `n.user_id = u.id AND n.read_at IS NULL AND n.mailed_at IS NULL AND ${mayKnow('u.id', 'u.pro')}`;

const unreadGroups = jsonArray(
  jsonObject<DigestRow['unread'][number]>({
    kind: 'g.kind',
    ids: 'g.ids',
    names: "coalesce(g.names, '{}')",
    count: 'g.count',
    title: 'g.title',
    href: 'g.href',
  }),
  `FROM (
     SELECT n.kind, array_agg(n.id) AS ids, count(DISTINCT n.actor_id)::integer AS count, max(n.created_at) AS at,
            array_agg(DISTINCT member_name(a.first_name, a.last_name)) FILTER (WHERE a.id IS NOT NULL) AS names,
            (array_agg(n.title ORDER BY n.created_at DESC))[1] AS title, (array_agg(n.href ORDER BY n.created_at DESC))[1] AS href
     FROM notifications n LEFT JOIN users a ON a.id = n.actor_id
     WHERE ${UNREAD} GROUP BY n.kind, n.subject_id ORDER BY at DESC LIMIT ${SHOWN.unread}
   ) g ORDER BY g.at DESC`,
);

const newPosts = jsonArray(
  jsonObject<DigestRow['posts'][number]>({
    title: 'p.title',
    slug: 'p.slug',
    author: 'CASE WHEN a.id IS NOT NULL THEN member_name(a.first_name, a.last_name) END',
  }),
  `FROM posts p LEFT JOIN groups g ON g.id = p.group_id LEFT JOIN users a ON a.id = p.author_id
   WHERE p.created_at > greatest(u.seen_at, u.digest_at, $1::timestamptz - interval '7 days') AND p.created_at <= $1 AND ${inLists('p')}
     AND p.author_id IS DISTINCT FROM u.id AND ${visibleTo('u.id', 'u.pro')} AND ${notMuted('p.author_id', 'u.id')}
     AND NOT EXISTS (SELECT FROM group_memberships gl
                     WHERE gl.group_id = p.group_id AND gl.user_id = u.id AND gl.notifications <> 'all')
   ORDER BY p.reply_count + p.reaction_count DESC, p.created_at DESC, p.id LIMIT ${SHOWN.posts}`,
);

const nextEvents = jsonArray(
  jsonObject<DigestRow['events'][number]>({
    title: 'e.title',
    slug: 'e.slug',
    startsAt: 'iso_instant(e.starts_at)',
  }),
  `FROM events e
   WHERE e.starts_at > $1 AND e.starts_at < $1::timestamptz + interval '14 days' AND (e.access <> 'pro' OR u.pro)
     AND e.canceled_at IS NULL AND ${eventIsOpenTo('u.id', 'u.pro')}
   ORDER BY e.starts_at, e.id LIMIT ${SHOWN.events}`,
);

/** Those whose digest comes on a chosen day, or all. */
export type DigestReaders = 'chosen' | 'all';

/** What members who were away have missed, by their id from `after` on. */
export const digests = (
  now: Date,
  after: string | null,
  size: number,
  readers: DigestReaders,
): Statement => ({
  name: 'digest.list',
  text: `
    WITH u AS MATERIALIZED (
      SELECT u.id, u.email, u.first_name, u.time_zone, r.key, r.seen_at, r.digest_at, (u.is_admin OR ${isHpcMemberSql('u.id')}) AS pro
      FROM users u JOIN mail_recipients r ON r.user_id = u.id LEFT JOIN notification_schedules s ON s.user_id = u.id
      WHERE u.email IS NOT NULL AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL AND ${RETURNS} AND NOT ${hasPaused('u.id', '$1::timestamptz')}
        AND (${ON_THE_DAY} OR ($6::boolean AND ${AFTER_A_WEEK}))
        AND NOT EXISTS (SELECT FROM notification_settings ns
                        WHERE ns.user_id = u.id AND ns.kind = 'digest' AND NOT 'mail' = ANY(ns.channels))
        AND (SELECT count(*) FROM notification_mails m
             WHERE m.user_id = u.id AND m.kind = ANY($4::text[]) AND m.sent_at > $1::timestamptz - interval '${BUDGET_WINDOW}') < $5
        AND ($2::uuid IS NULL OR u.id > $2::uuid)
      ORDER BY u.id LIMIT $3
    )
    SELECT u.id AS "userId", u.email, u.first_name AS "firstName", u.time_zone AS "timeZone", u.key,
      ${unreadGroups} AS unread,
      (SELECT count(DISTINCT (n.kind, n.subject_id))::integer FROM notifications n WHERE ${UNREAD}) AS "unreadCount",
      ${newPosts} AS posts, ${nextEvents} AS events
    FROM u ORDER BY u.id`,
  values: [now, after, size, budgetedKinds(), DAILY_BUDGET, readers === 'all'],
});

export const digestsSent = (memberIds: readonly string[], now: Date): Statement => ({
  name: 'digest.sent',
  text: 'UPDATE mail_recipients SET digest_at = $2 WHERE user_id = ANY($1::uuid[])',
  values: [memberIds, now],
});
