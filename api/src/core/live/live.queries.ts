import { blockedBetween } from '../visibility/blocks.sql.js';
import type { Statement } from '../database/database.js';
import { groupIsOpenTo } from '../visibility/groups.sql.js';

export const LIVE_CHANNEL = 'live_events';
export const SIGNAL_CHANNEL = 'live_signals';

export interface LiveChange {
  /** What changed: the client reads again whatever depends on it. */
  topic: string;
  /** Only these members; without it, every member to whom the rest applies. */
  memberIds?: readonly string[];
  /** Only members who may read what is in this group. */
  groupId?: string | null;
  /** Who did it: nobody hears of them across a block. */
  actorId?: string;
}

/** A short-lived signal: it is sent to these members once, and not stored. */
export interface LiveSignal {
  topic: string;
  /** At most a hundred. */
  memberIds: readonly string[];
}

export const signalNotification = (signal: LiveSignal): Statement => ({
  name: 'live.signal',
  text: `SELECT pg_notify('${SIGNAL_CHANNEL}', $1)`,
  values: [JSON.stringify(signal)],
});

/** Writes the events of a query (topic, member ids, group id, actor id) and notifies the listeners of their ids, at most 8000 bytes a payload. */
export const livePublication = (events: string): string => `
  published AS (INSERT INTO live_events (topic, member_ids, group_id, actor_id) ${events} RETURNING id)
  SELECT pg_notify('${LIVE_CHANNEL}', string_agg(p.id::text, ',' ORDER BY p.id))
  FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 300 AS part FROM published) p GROUP BY p.part`;

export const liveEventInsertion = (changes: readonly LiveChange[]): Statement => ({
  name: 'live.insert',
  text: `WITH ${livePublication(`SELECT topic, "memberIds", "groupId", "actorId"
         FROM jsonb_to_recordset($1::jsonb) AS r(topic text, "memberIds" uuid[], "groupId" uuid, "actorId" uuid)`)}`,
  values: [JSON.stringify(changes)],
});

const MAY_HEAR = `(e.member_ids IS NULL OR m.id = ANY(e.member_ids))
  AND NOT ${blockedBetween('m.id', 'e.actor_id')}
  AND (e.group_id IS NULL OR EXISTS (
    SELECT FROM groups g WHERE g.id = e.group_id AND ${groupIsOpenTo('m.id', 'm.pro')}))`;

/** Which of the connected members hear of which events, in the order of the events: `{ id, topic, memberId }`. */
export const liveEventRecipients = (
  ids: readonly string[],
  members: readonly { id: string; pro: boolean }[],
): Statement => ({
  name: 'live.recipients',
  text: `SELECT e.id, e.topic, m.id AS "memberId"
         FROM live_events e
         CROSS JOIN unnest($2::uuid[], $3::boolean[]) AS m(id, pro)
         WHERE e.id = ANY($1::bigint[]) AND ${MAY_HEAR}
         ORDER BY e.id`,
  values: [ids, members.map(({ id }) => id), members.map(({ pro }) => pro)],
});

/**
 * What a member may have missed since `moment`: transactions do not commit in the order of ids, so a little of
 * what came before is announced again.
 */
export const liveEventsSince = (moment: string, memberId: string, pro: boolean): Statement => ({
  name: 'live.since',
  text: `SELECT DISTINCT ON (e.topic) e.id, e.topic
         FROM live_events e CROSS JOIN (SELECT $2::uuid AS id, $3::boolean AS pro) m
         WHERE e.created_at >= $1::timestamptz - interval '30 seconds'
           AND ${MAY_HEAR}
         ORDER BY e.topic, e.id DESC`,
  values: [moment, memberId, pro],
});

export const momentOfEvent = (id: string): Statement => ({
  name: 'live.moment_of_event',
  text: 'SELECT created_at::text AS at FROM live_events WHERE id = $1::bigint',
  values: [id],
});

/** `since`, as far back as events are stored. */
export const momentToResumeAt = (since: string): Statement => ({
  name: 'live.moment_to_resume_at',
  text: `SELECT $1::timestamptz::text AS at WHERE $1::timestamptz > now() - interval '55 minutes'`,
  values: [since],
});

/** Those of `sessionIds` that are still good. */
export const goodSessions = (sessionIds: readonly string[]): Statement => ({
  name: 'live.sessions',
  text: 'SELECT s.id FROM sessions s WHERE s.id = ANY($1::uuid[]) AND s.expires_at > now()',
  values: [sessionIds],
});
