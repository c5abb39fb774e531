import { hasMuted } from '../core/visibility/mutes.sql.js';
import { blockedBetween } from '../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject } from '../core/database/json.sql.js';
import type { Statement } from '../core/database/database.js';
import { groupIsOpenTo } from '../core/visibility/groups.sql.js';
import { lessonIsOpenTo } from '../core/visibility/lessons.sql.js';
import { isHpcMemberSql } from '../core/visibility/membership.sql.js';
import type { AuthorSummary } from '../identity/users/person.dto.js';
import { personFields } from '../identity/users/person.sql.js';
import { kindOf, type NotificationKindKey } from './notification-kinds.js';

/** Something that happened, to be announced to members. */
export interface NotificationEvent {
  kind: NotificationKindKey;
  /** What happened; the same is announced to a member once. */
  sourceId: string;
  /** What it is about: notifications of a kind about one subject are shown as one. */
  subjectId: string;
  actorId: string | null;
  groupId?: string | null;
  lessonId?: string | null;
  title: string;
  href: string;
  /** A letter of its own goes out at once; this is for the site and the browsers alone. */
  mailedSeparately?: true;
}

/** SQL of a list of user ids, `user_id`, and the values it needs from `$8` on. */
interface Recipients {
  text: string;
  value: unknown;
}

export const theseMembers = (ids: readonly string[]): Recipients => ({
  text: 'SELECT unnest($8::uuid[]) AS user_id',
  value: ids,
});

/** People who follow a discussion, or all of a group, but for some. */
export const followersOf = (except: readonly string[]): Recipients => ({
  text: 'SELECT user_id FROM post_follows WHERE post_id = $3::uuid AND user_id <> ALL ($8::uuid[])',
  value: except,
});

export const membersOfGroup = (except: readonly string[]): Recipients => ({
  text: 'SELECT user_id FROM group_memberships WHERE group_id = $5::uuid AND user_id <> ALL ($8::uuid[])',
  value: except,
});

/** People who follow the author or a tag of a discussion; those in its group hear of it as they chose there. */
export const interestedIn = (except: readonly string[]): Recipients => ({
  text: `
    SELECT i.user_id FROM (
      SELECT f.user_id FROM posts p JOIN tag_follows f ON f.folded = ANY (search_fold_all(p.tags)) WHERE p.id = $3::uuid
      UNION SELECT f.user_id FROM member_follows f WHERE f.followed_id = $4::uuid
    ) i WHERE i.user_id <> ALL ($8::uuid[]) AND NOT EXISTS (
      SELECT FROM group_memberships im JOIN posts ip ON ip.group_id = im.group_id
      WHERE ip.id = $3::uuid AND im.user_id = i.user_id)`,
  value: except,
});

/** Whether `u` may read what is for the HPC membership. */
export const PRO_USER = `(u.is_admin OR ${isHpcMemberSql('u.id')})`;

/** How much of a group a member has to want to hear for this kind; null: it is not for the group to say. */
function levelsFor(kind: NotificationKindKey): readonly string[] | null {
  const { groupLevel } = kindOf(kind);
  return groupLevel === undefined ? null : groupLevel === 'all' ? ['all'] : ['all', 'mentions'];
}

/** So long someone may find it here before it is mailed. */
const MAIL_DELAY = '10 minutes';

/**
 * Notifies those of the recipients who want to hear it: never the actor, nobody across a block, nobody who may not read what is
 * in the group or under the lesson, muted the subject, turned the kind off or wants to hear less of the group. Returns who was notified, `{ id, userId, inApp }`.
 */
export const notificationInsertion = (event: NotificationEvent, recipients: Recipients): Statement => ({
  text: `
    INSERT INTO notifications (user_id, kind, source_id, subject_id, actor_id, group_id, lesson_id, title, href, in_app, mail_due_at)
    SELECT u.id, $1, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $10::uuid, $6, $7, 'app' = ANY(c.channels),
           CASE WHEN 'mail' = ANY(c.channels) AND NOT $11::boolean THEN now() + interval '${MAIL_DELAY}' END
    FROM (SELECT DISTINCT user_id FROM (${recipients.text}) r) r JOIN users u ON u.id = r.user_id
    LEFT JOIN notification_settings ns ON ns.user_id = u.id AND ns.kind = $1
    CROSS JOIN LATERAL (SELECT coalesce(ns.channels, $9::text[]) AS channels) c
    WHERE u.id IS DISTINCT FROM $4::uuid AND cardinality(c.channels) > 0
      AND NOT ${blockedBetween('u.id', '$4')}
      AND NOT ${hasMuted('u.id', '$4')}
      AND NOT EXISTS (SELECT FROM notification_mutes nm WHERE nm.user_id = u.id AND nm.subject_id = $3::uuid)
      AND ($5::uuid IS NULL OR EXISTS (SELECT FROM groups g WHERE g.id = $5::uuid AND ${groupIsOpenTo('u.id', PRO_USER)}))
      AND ($12::text[] IS NULL OR NOT EXISTS (SELECT FROM group_memberships gl
        WHERE gl.group_id = $5::uuid AND gl.user_id = u.id AND gl.notifications <> ALL ($12::text[])))
      AND ($10::uuid IS NULL OR ${lessonIsOpenTo('$10::uuid', 'u.id', PRO_USER)})
    ON CONFLICT (user_id, kind, source_id) DO NOTHING
    RETURNING id, user_id AS "userId", in_app AS "inApp"`,
  values: [
    event.kind,
    event.sourceId,
    event.subjectId,
    event.actorId,
    event.groupId ?? null,
    event.title,
    event.href,
    recipients.value,
    kindOf(event.kind).defaults,
    event.lessonId ?? null,
    event.mailedSeparately ?? false,
    levelsFor(event.kind),
  ],
});

/** Whether what `n` is about, of someone else, is out of sight until a moderator has looked at it. */
const isHidden = (member: string) => {
  const ofOther = (alias: string, author = 'author_id') =>
    `(${alias}.hidden_at IS NOT NULL AND ${alias}.${author} IS DISTINCT FROM ${member}::uuid)`;
  return `(
    EXISTS (SELECT FROM posts h WHERE h.id IN (n.subject_id, n.source_id) AND ${ofOther('h')})
    OR EXISTS (SELECT FROM post_replies h JOIN posts hp ON hp.id = h.post_id
               WHERE h.id IN (n.subject_id, n.source_id) AND (${ofOther('h')} OR ${ofOther('hp')}))
    OR EXISTS (SELECT FROM projects h WHERE h.id = n.subject_id AND ${ofOther('h', 'owner_id')})
    OR EXISTS (SELECT FROM exchanges h WHERE h.id = n.subject_id AND ${ofOther('h', 'owner_id')}))`;
};

/** Whether a member still may know of `n`; `member` and `pro` are SQL expressions. */
export const mayKnow = (
  member: string,
  pro: string,
) => `(NOT ${blockedBetween(member, 'n.actor_id')} AND NOT ${hasMuted(member, 'n.actor_id')}
  AND NOT ${isHidden(member)}
  AND (n.group_id IS NULL OR EXISTS (SELECT FROM groups g WHERE g.id = n.group_id AND ${groupIsOpenTo(member, pro)}))
  AND (n.lesson_id IS NULL OR ${lessonIsOpenTo('n.lesson_id', member, pro)}))`;

/** `$1` is the member and `$2` whether they have the HPC membership. */
const VISIBLE = `n.user_id = $1 AND n.in_app AND ${mayKnow('$1', '$2')}`;

const GROUP = 'n.kind, n.subject_id, n.read_at IS NULL';

const SHOWN_ACTORS = 3;

export interface NotificationRow {
  id: string;
  kind: NotificationKindKey;
  subjectId: string;
  muted: boolean;
  title: string;
  href: string;
  readAt: string | null;
  createdAt: string;
  /** As `createdAt`, exactly. */
  at: string;
  count: number;
  actors: AuthorSummary[];
}

/** The latest `size` groups after the one with the key `after` (null: from the newest on), the latest first. */
export const notificationGroups = (
  memberId: string,
  pro: boolean,
  size: number,
  after: readonly unknown[] | null,
  only: { kinds: readonly NotificationKindKey[] | null; unread: boolean },
): Statement => ({
  name: 'notifications.list',
  text: `
    WITH grouped AS (
      SELECT (array_agg(n.id ORDER BY n.created_at DESC, n.id DESC))[1] AS id, max(n.created_at) AS created_at,
             max(n.read_at) AS read_at, count(DISTINCT n.actor_id)::integer AS count,
             array_agg(n.id) AS ids
      FROM notifications n
      WHERE ${VISIBLE} AND ($6::text[] IS NULL OR n.kind = ANY ($6::text[])) AND (NOT $7::boolean OR n.read_at IS NULL)
      GROUP BY ${GROUP}
      HAVING $3::timestamptz IS NULL
        OR (max(n.created_at), (array_agg(n.id ORDER BY n.created_at DESC, n.id DESC))[1]) < ($3::timestamptz, $5::uuid)
      ORDER BY max(n.created_at) DESC, 1 DESC LIMIT $4
    )
    SELECT n.id, n.kind, n.subject_id AS "subjectId", n.title, n.href,
      EXISTS (SELECT FROM notification_mutes nm WHERE nm.user_id = $1 AND nm.subject_id = n.subject_id) AS muted, g.created_at::text AS at, iso_instant(g.created_at) AS "createdAt", iso_instant(g.read_at) AS "readAt", g.count,
      ${jsonArray(
        jsonObject<AuthorSummary>(personFields('a')),
        `FROM (SELECT i.actor_id, max(i.created_at) AS at FROM notifications i WHERE i.id = ANY(g.ids) GROUP BY i.actor_id
               ORDER BY at DESC LIMIT ${SHOWN_ACTORS}) i JOIN users a ON a.id = i.actor_id ORDER BY i.at DESC`,
      )} AS actors
    FROM grouped g JOIN notifications n ON n.id = g.id
    ORDER BY g.created_at DESC, g.id DESC`,
  values: [memberId, pro, after?.[0] ?? null, size, after?.[1] ?? null, only.kinds, only.unread],
});

/** How many groups are unread: counted as the list is made. */
export const unreadNotifications = (memberId: string, pro: boolean): Statement => ({
  name: 'notifications.unread',
  text: `SELECT count(DISTINCT (n.kind, n.subject_id))::integer AS unread
         FROM notifications n WHERE n.read_at IS NULL AND ${VISIBLE}`,
  values: [memberId, pro],
});

/** Reads the groups that `ids` stand for, as far as they were shown; all of them without `ids`. Returns what was read. */
export const notificationsRead = (memberId: string, ids: readonly string[] | null): Statement => ({
  name: 'notifications.read',
  text: `
    UPDATE notifications n SET read_at = now()
    WHERE n.user_id = $1 AND n.read_at IS NULL AND ($2::uuid[] IS NULL OR EXISTS (
      SELECT FROM notifications s
      WHERE s.id = ANY($2::uuid[]) AND s.user_id = $1 AND s.kind = n.kind AND s.subject_id = n.subject_id
        AND n.created_at <= s.created_at))
    RETURNING n.id`,
  values: [memberId, ids],
});

/** Undo of `notificationsRead`; `grouped` with the groups that `ids` stand for. */
export const notificationsUnread = (
  memberId: string,
  ids: readonly string[],
  grouped: boolean,
): Statement => ({
  name: 'notifications.unread_again',
  text: `
    UPDATE notifications n SET read_at = NULL
    WHERE n.user_id = $1 AND n.read_at IS NOT NULL AND (n.id = ANY($2::uuid[]) OR ($3::boolean AND EXISTS (
      SELECT FROM notifications s
      WHERE s.id = ANY($2::uuid[]) AND s.user_id = $1 AND s.kind = n.kind AND s.subject_id = n.subject_id)))
    RETURNING n.id`,
  values: [memberId, ids, grouped],
});

/** What was removed or hidden is announced no more. */
export const notificationsWithdrawal = (subjectOrSourceId: string): Statement => ({
  name: 'notifications.withdraw',
  text: 'DELETE FROM notifications WHERE subject_id = $1 OR source_id = $1 RETURNING id, user_id AS "userId", in_app AS "inApp"',
  values: [subjectOrSourceId],
});

/** Only of what a member was notified of; of nothing else they know the id. Returns a row if so. */
export const muteInsertion = (memberId: string, subjectId: string): Statement => ({
  name: 'notifications.mute',
  text: `
    INSERT INTO notification_mutes (user_id, subject_id)
    SELECT $1, $2::uuid WHERE EXISTS (SELECT FROM notifications WHERE user_id = $1 AND subject_id = $2::uuid)
    ON CONFLICT (user_id, subject_id) DO UPDATE SET subject_id = excluded.subject_id
    RETURNING 1 AS muted`,
  values: [memberId, subjectId],
});

/** Reading something is reading what was announced of it, a discussion also what was announced of its replies. */
export const notificationsReadAbout = (memberId: string, subjectId: string): Statement => ({
  name: 'notifications.read_about',
  text: `UPDATE notifications SET read_at = now() WHERE user_id = $1 AND read_at IS NULL
           AND (subject_id = $2::uuid OR subject_id IN (SELECT id FROM post_replies WHERE post_id = $2::uuid))
         RETURNING id, user_id AS "userId", in_app AS "inApp"`,
  values: [memberId, subjectId],
});
