import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject, jsonWhen, type Json } from '../../../core/database/json.sql.js';
import { authorSummary } from '../../../identity/users/person.sql.js';
import type { PostReplyResponse, Reactions } from '../posts.dto.js';

/** How many replies are sent at once. */
const WINDOW = 50;

/** The most frequent first. */
export const reactionsTo = (
  table: string,
  column: string,
  id: string,
  viewer: string,
): Json<Reactions[]> => `(
  SELECT coalesce(json_agg(${jsonObject<Reactions>({ kind: 'x.kind', count: 'x.count', mine: 'x.mine' })} ORDER BY x.count DESC, x.kind), '[]'::json)
  FROM (
    SELECT y.kind, count(*)::integer AS count, bool_or(y.user_id = ${viewer}::uuid) AS mine FROM ${table} y
    WHERE y.${column} = ${id} AND ${notBlocked('y.user_id', viewer)} GROUP BY y.kind
  ) x)`;

/**
 * Where a member stands in the replies to a post that they see: `total`, `first_unread` (its index; null when all or none were
 * read) and `shown`, the window asked for, or the one with the reply asked for, or else the one with the first unread reply. Needs
 * `pr`, see `postReadBy`.
 */
export const REPLY_POSITIONS = (postId: string, viewer: string, window: string, reply: string) => `
  SELECT c.total, CASE WHEN c.read < c.total THEN c.read END AS first_unread,
    coalesce(${window}::integer, (
      SELECT (SELECT count(*)::integer / ${WINDOW} FROM post_replies b
        WHERE b.post_id = e.post_id AND (b.created_at, b.id) < (e.created_at, e.id) AND ${notBlocked('b.author_id', viewer)})
      FROM post_replies e WHERE e.id = ${reply}::uuid AND e.post_id = ${postId} AND ${notBlocked('e.author_id', viewer)}
    ), CASE WHEN c.read < c.total THEN c.read / ${WINDOW} END, 0) AS shown
  FROM (
    SELECT count(*)::integer AS total,
      CASE WHEN pr.read_at IS NOT NULL THEN (count(*) FILTER (WHERE r.created_at <= pr.read_at))::integer END AS read
    FROM post_replies r WHERE r.post_id = ${postId} AND ${notBlocked('r.author_id', viewer)}
  ) c`;

/** One window of replies as JSON, the oldest first; what was removed or is hidden keeps its place without its text. */
export const repliesWindow = (postId: string, window: string, viewer: string, moderates: string) => {
  const readable = `((r.deleted_at IS NULL AND r.hidden_at IS NULL) OR (r.deleted_at IS NULL AND (${moderates} OR r.author_id = ${viewer}::uuid)))`;
  return jsonArray(
    jsonObject<PostReplyResponse>({
      id: 'r.id',
      body: `CASE WHEN ${readable} THEN r.body ELSE '' END`,
      isAccepted: 'r.is_accepted',
      createdAt: 'iso_instant(r.created_at)',
      editedAt: 'iso_instant(r.edited_at)',
      removedBy: 'r.removed_by',
      isHidden: 'r.hidden_at IS NOT NULL',
      isMuted: `NOT ${notMuted('r.author_id', viewer)}`,
      isMine: `r.author_id IS NOT DISTINCT FROM ${viewer}::uuid`,
      reactions: reactionsTo('reply_reactions', 'reply_id', 'r.id', viewer),
      author: jsonWhen(readable, authorSummary('ra')),
    }),
    `FROM (
       SELECT r.* FROM post_replies r WHERE r.post_id = ${postId} AND ${notBlocked('r.author_id', viewer)}
       ORDER BY r.created_at, r.id OFFSET ${window} * ${WINDOW} LIMIT ${WINDOW}
     ) r LEFT JOIN users ra ON ra.id = r.author_id
     ORDER BY r.created_at, r.id`,
  );
};
