import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { listed, VISIBLE_TO_ALL } from '../../../core/visibility/posts.sql.js';
import {
  jsonArray,
  jsonObject,
  jsonWhen,
  type Json,
  type JsonFields,
} from '../../../core/database/json.sql.js';
import { reactionsTo } from '../../../core/reactions/reactions.sql.js';
import { authorSummary } from '../../../identity/users/person.sql.js';
import type { AnsweredReply, PostReplyResponse, Reputation } from '../posts.dto.js';

/** How many replies are sent at once. */
const WINDOW = 50;

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

const replyFields = (viewer: string, moderates: string): JsonFields<PostReplyResponse> => {
  const readable = (alias: string) =>
    `(${alias}.deleted_at IS NULL AND (${alias}.hidden_at IS NULL OR ${moderates} OR ${alias}.author_id = ${viewer}::uuid))`;
  return {
    id: 'r.id',
    inReplyTo: `(SELECT ${jsonObject<AnsweredReply>({
      id: 'rp.id',
      name: `CASE WHEN ${readable('rp')} THEN member_name(rpa.first_name, rpa.last_name) END`,
    })} FROM post_replies rp LEFT JOIN users rpa ON rpa.id = rp.author_id
      WHERE rp.id = r.parent_id AND ${notBlocked('rp.author_id', viewer)})`,
    body: `CASE WHEN ${readable('r')} THEN r.body ELSE '' END`,
    isAccepted: 'r.is_accepted',
    createdAt: 'iso_instant(r.created_at)',
    editedAt: 'iso_instant(r.edited_at)',
    removedBy: 'r.removed_by',
    isHidden: 'r.hidden_at IS NOT NULL',
    isMuted: `NOT ${notMuted('r.author_id', viewer)}`,
    isMine: `r.author_id IS NOT DISTINCT FROM ${viewer}::uuid`,
    reactions: reactionsTo('reply_reactions', 'reply_id', 'r.id', viewer),
    author: jsonWhen(readable('r'), authorSummary('ra')),
  };
};

const windowOf = (postId: string, window: string, viewer: string) => `
  SELECT r.* FROM post_replies r WHERE r.post_id = ${postId} AND ${notBlocked('r.author_id', viewer)}
  ORDER BY r.created_at, r.id OFFSET ${window} * ${WINDOW} LIMIT ${WINDOW}`;

/** One window of replies as JSON, the oldest first; what was removed or is hidden keeps its place without its text. */
export const repliesWindow = (postId: string, window: string, viewer: string, moderates: string) =>
  jsonArray(
    jsonObject<PostReplyResponse>(replyFields(viewer, moderates)),
    `FROM (${windowOf(postId, window, viewer)}) r LEFT JOIN users ra ON ra.id = r.author_id
     ORDER BY r.created_at, r.id`,
  );

const acceptedOf = (postId: string, viewer: string) => `
  SELECT r.* FROM post_replies r
  WHERE r.post_id = ${postId} AND r.is_accepted AND ${listed('r')} AND ${notBlocked('r.author_id', viewer)}`;

/** The accepted reply, which a reader finds before the others. */
export const acceptedReply = (
  postId: string,
  viewer: string,
  moderates: string,
): Json<PostReplyResponse | null> => `(
  SELECT ${jsonObject<PostReplyResponse>(replyFields(viewer, moderates))}
  FROM (${acceptedOf(postId, viewer)}) r LEFT JOIN users ra ON ra.id = r.author_id)`;

/** Of what everybody may read, so that the number says nothing of closed groups. */
const ACCEPTED_ANSWERS = `SELECT count(*)::integer FROM post_replies r
  JOIN posts p ON p.id = r.post_id LEFT JOIN groups g ON g.id = p.group_id
  WHERE r.author_id = w.author_id AND r.is_accepted AND ${listed('r')} AND ${VISIBLE_TO_ALL}`;
const EXCHANGES = `SELECT count(*)::integer FROM exchanges x
  WHERE x.state = 'done' AND x.deleted_at IS NULL AND w.author_id IN (x.owner_id, x.helper_id)`;

/** What the writers of a post and of a window of its replies have done for others, read once for each of them. */
export const reputationsIn = (postId: string, authorId: string, window: string, viewer: string) =>
  jsonArray(
    jsonObject<Reputation>({
      memberId: 'w.author_id',
      acceptedAnswers: 'w.accepted_answers',
      exchanges: 'w.exchanges',
    }),
    `FROM (
       SELECT w.author_id, (${ACCEPTED_ANSWERS}) AS accepted_answers, (${EXCHANGES}) AS exchanges FROM (
         SELECT ${authorId} AS author_id
         UNION SELECT r.author_id FROM (${windowOf(postId, window, viewer)}) r WHERE ${listed('r')}
         UNION SELECT r.author_id FROM (${acceptedOf(postId, viewer)}) r
       ) w WHERE w.author_id IS NOT NULL
     ) w WHERE w.accepted_answers > 0 OR w.exchanges > 0 ORDER BY w.author_id`,
  );
