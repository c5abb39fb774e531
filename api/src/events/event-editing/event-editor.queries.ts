import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Statement } from '../../core/database/database.js';
import { PRO_USER } from '../../notifications/notifications.queries.js';
import { isPro, type Member } from '../../core/access/member.js';
import { eventIsHostedBy, eventIsOpenTo } from '../../core/visibility/events.sql.js';

export interface HostedEvent {
  id: string;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  localStart: string;
  timeZone: string;
  format: 'online' | 'in_person';
  location: string | null;
  groupId: string | null;
  seriesId: string | null;
  seriesPosition: number | null;
  goingCount: number;
  isCanceled: boolean;
  isOver: boolean;
  isHosted: boolean;
}

export const HOSTED_FIELDS = `e.id, e.slug, e.title, e.starts_at AS "startsAt", e.ends_at AS "endsAt",
         e.local_start AS "localStart", e.time_zone AS "timeZone", e.format, e.location, e.group_id AS "groupId",
         e.series_id AS "seriesId", e.series_position AS "seriesPosition", e.going_count AS "goingCount",
         e.canceled_at IS NOT NULL AS "isCanceled", e.ends_at <= now() AS "isOver"`;

const hosted = (column: IdOrSlug['by']) => `
  SELECT ${HOSTED_FIELDS}, ${eventIsHostedBy('$2', '$4')} AS "isHosted"
  FROM events e WHERE e.${column} = $1 AND ${eventIsOpenTo('$2', '$3')} FOR NO KEY UPDATE OF e`;

/** An event a member may see, locked for as long as it is changed, and whether they may change it. */
export const eventToHost = ({ by, value }: IdOrSlug, member: Member): Statement => ({
  name: `event-editor.event_by_${by}`,
  text: hosted(by),
  values: [value, member.id, isPro(member), member.isAdmin],
});

/** An event as its host has it. */
export const hostedEvent = (id: string): Statement => ({
  name: 'event-editor.event',
  text: `SELECT ${HOSTED_FIELDS}, true AS "isHosted" FROM events e WHERE e.id = $1`,
  values: [id],
});

/** The caller's part in a group they may know of. */
export const groupToHostIn = (groupId: string, memberId: string): Statement => ({
  name: 'event-editor.group',
  text: `
    SELECT m.role, g.archived_at IS NOT NULL AS "isArchived" FROM groups g LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = $2::uuid
    WHERE g.id = $1 AND g.visibility <> 'withheld' AND (g.visibility <> 'secret' OR m.id IS NOT NULL)`,
  values: [groupId, memberId],
});

export const hostLock = (memberId: string): Statement => ({
  name: 'event-editor.host_lock',
  text: 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
  values: [memberId],
});

/** How many events outside of groups a member has before them, series as one: `{ upcoming }`. */
export const ownUpcoming = (memberId: string): Statement => ({
  name: 'event-editor.own_upcoming',
  text: `
    SELECT count(DISTINCT coalesce(e.series_id, e.id))::integer AS upcoming FROM events e
    WHERE e.host_id = $1 AND e.group_id IS NULL AND e.canceled_at IS NULL AND e.deleted_at IS NULL AND e.ends_at > now()`,
  values: [memberId],
});

/** Who is going to some of these events and may still see them, but for who changed them: `{ userId, eventIds }`. */
export const membersGoing = (eventIds: readonly string[], except: string): Statement => ({
  name: 'event-editor.going',
  text: `
    SELECT r.user_id AS "userId", array_agg(e.id ORDER BY e.starts_at, e.id) AS "eventIds"
    FROM event_rsvps r JOIN users u ON u.id = r.user_id JOIN events e ON e.id = r.event_id
    WHERE r.event_id = ANY ($1::uuid[]) AND r.going_since IS NOT NULL AND r.user_id <> $2 AND ${eventIsOpenTo('u.id', PRO_USER)}
    GROUP BY r.user_id ORDER BY r.user_id`,
  values: [eventIds, except],
});
