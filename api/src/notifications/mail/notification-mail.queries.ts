import type { Statement } from '../../core/database/database.js';
import { isBudgeted, NOTIFICATION_KIND_KEYS, type NotificationKindKey } from '../notification-kinds.js';
import { mayKnow, PRO_USER } from '../notifications.queries.js';
import { hasPaused } from '../settings/pauses.sql.js';

/** What a mail is sent about: what a member has not read of a kind and a subject. */
export interface DueGroup {
  userId: string;
  kind: NotificationKindKey;
  subjectId: string;
  /** All that are due with it, whether or not the member may be notified. */
  ids: string[];
  /** Null: they have no address that is known to be theirs. */
  email: string | null;
  firstName: string | null;
  key: string;
  /** What the member chose; null for the defaults. */
  channels: string[] | null;
  muted: boolean;
  paused: boolean;
  /** How many of them the member may know of. */
  notifiable: number;
  /** How many people did those. */
  count: number;
  names: string[];
  title: string;
  href: string;
  /** When they were last mailed about it, without having read it since. */
  mailedAt: Date | null;
  /** How many mails that count against the budget went to them in a day. */
  sentToday: number;
}

/** One pass at a time, so that none counts what another is about to send. */
export const mailLock: Statement = { text: `SELECT pg_advisory_xact_lock(hashtext('notification_mails'))` };

/** Since when a mail counts against the budget. */
export const BUDGET_WINDOW = '24 hours';

export const budgetedKinds = () => NOTIFICATION_KIND_KEYS.filter(isBudgeted);

/** What was read in time is not mailed. */
export const readMailsDropped = (now: Date): Statement => ({
  name: 'notification_mails.read',
  text: `UPDATE notifications SET mail_due_at = NULL WHERE mail_due_at <= $1 AND read_at IS NOT NULL`,
  values: [now],
});

/** Members of the notifications that are due next, the oldest first. */
export const dueMembers = (now: Date, size: number): Statement => ({
  name: 'notification_mails.members',
  text: `
    SELECT n.user_id AS "userId" FROM notifications n WHERE n.mail_due_at <= $1 AND n.read_at IS NULL
    GROUP BY n.user_id ORDER BY min(n.mail_due_at), n.user_id LIMIT $2`,
  values: [now, size],
});

/** All that is due to these members, what happened first before what happened later. */
export const dueGroups = (now: Date, memberIds: readonly string[]): Statement => ({
  name: 'notification_mails.due',
  text: `
    WITH due AS (
      SELECT DISTINCT user_id, kind, subject_id FROM notifications
      WHERE user_id = ANY($2::uuid[]) AND mail_due_at <= $1 AND read_at IS NULL
    )
    SELECT u.id AS "userId", d.kind, d.subject_id AS "subjectId", g.ids, u.first_name AS "firstName", r.key,
           CASE WHEN u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL THEN u.email END AS email, ns.channels,
           EXISTS (SELECT FROM notification_mutes nm WHERE nm.user_id = u.id AND nm.subject_id = d.subject_id) AS muted,
           ${hasPaused('u.id', '$1')} AS paused,
           g.notifiable, g.count, coalesce(g.names, '{}') AS names, g.title, g.href, g.mailed_at AS "mailedAt",
           (SELECT count(*)::integer FROM notification_mails m
            WHERE m.user_id = u.id AND m.kind = ANY($3::text[]) AND m.sent_at > $1 - interval '${BUDGET_WINDOW}') AS "sentToday"
    FROM due d JOIN users u ON u.id = d.user_id JOIN mail_recipients r ON r.user_id = u.id
    LEFT JOIN notification_settings ns ON ns.user_id = u.id AND ns.kind = d.kind
    CROSS JOIN LATERAL (
      SELECT array_agg(n.id) FILTER (WHERE n.mail_due_at IS NOT NULL) AS ids,
             max(n.mailed_at) AS mailed_at, min(n.created_at) FILTER (WHERE n.mail_due_at IS NOT NULL) AS began,
             (count(*) FILTER (WHERE n.notifiable))::integer AS notifiable,
             (count(DISTINCT n.actor_id) FILTER (WHERE n.notifiable))::integer AS count,
             (array_agg(n.title ORDER BY n.created_at DESC, n.id DESC) FILTER (WHERE n.notifiable))[1] AS title,
             (array_agg(n.href ORDER BY n.created_at DESC, n.id DESC) FILTER (WHERE n.notifiable))[1] AS href,
             array_agg(member_name(a.first_name, a.last_name) ORDER BY n.created_at DESC, n.id DESC)
               FILTER (WHERE n.notifiable AND n.latest AND a.id IS NOT NULL) AS names
      FROM (
        SELECT n.*, n.mail_due_at IS NOT NULL AND ${mayKnow('u.id', PRO_USER)} AS notifiable,
               row_number() OVER (PARTITION BY n.actor_id, n.mail_due_at IS NOT NULL ORDER BY n.created_at DESC, n.id DESC) = 1 AS latest
        FROM notifications n
        WHERE n.user_id = d.user_id AND n.kind = d.kind AND n.subject_id = d.subject_id AND n.read_at IS NULL
      ) n LEFT JOIN users a ON a.id = n.actor_id
    ) g
    ORDER BY g.began, d.kind`,
  values: [now, memberIds, budgetedKinds()],
});

/** Sent, to be looked at again (`dueAt`), or left to the letter of the week. */
export const mailOutcomes = (
  outcomes: readonly { ids: readonly string[]; mailedAt: Date | null; dueAt: Date | null }[],
): Statement => ({
  name: 'notification_mails.outcomes',
  text: `
    UPDATE notifications n SET mail_due_at = o."dueAt", mailed_at = coalesce(o."mailedAt", n.mailed_at)
    FROM jsonb_to_recordset($1::jsonb) AS o(ids uuid[], "dueAt" timestamptz, "mailedAt" timestamptz)
    WHERE n.id = ANY(o.ids)`,
  values: [JSON.stringify(outcomes)],
});

/** Counts mails against the budget. */
export const mailsCounted = (
  mails: readonly { userId: string; kind: NotificationKindKey }[],
  now: Date,
): Statement => ({
  name: 'notification_mails.insert',
  text: `INSERT INTO notification_mails (user_id, kind, sent_at)
         SELECT "userId", kind, $2 FROM jsonb_to_recordset($1::jsonb) AS r("userId" uuid, kind text)`,
  values: [JSON.stringify(mails.map(({ userId, kind }) => ({ userId, kind }))), now],
});
