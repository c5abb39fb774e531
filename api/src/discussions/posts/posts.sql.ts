import { listed } from '../../core/visibility/posts.sql.js';
import { notMuted } from '../../core/visibility/mutes.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject, jsonWhen, type JsonFields } from '../../core/database/json.sql.js';
import type { AuthorSummary } from '../../identity/users/person.dto.js';
import { authorSummary, personFields } from '../../identity/users/person.sql.js';
import type { PostEvent, PostLesson, PostSummary } from './posts.dto.js';

/** Fields of a post in a list; `p` is the post and `g` its group (left-joined). */
const SHARED_SUMMARY: JsonFields<
  Omit<PostSummary, 'replyCount' | 'author' | 'isUnread' | 'unreadReplies' | 'repliers'>
> = {
  id: 'p.id',
  slug: 'p.slug',
  title: 'p.title',
  excerpt: 'p.excerpt',
  kind: 'p.kind',
  tags: 'p.tags',
  reactionCount: 'p.reaction_count',
  createdAt: 'iso_instant(p.created_at)',
  lastActivityAt: 'iso_instant(p.last_activity_at)',
  isAnswered: 'p.is_answered',
  isPinned: 'p.pinned_at IS NOT NULL',
  isLocked: 'p.locked_at IS NOT NULL',
  group: jsonWhen('g.id IS NOT NULL', jsonObject({ id: 'g.id', slug: 'g.slug', name: 'g.name' })),
  lesson: `CASE WHEN p.lesson_id IS NOT NULL THEN (
    SELECT ${jsonObject<PostLesson>({ id: 'l.id', slug: 'l.slug', title: 'l.title', course: jsonObject({ slug: 'c.slug', title: 'c.title' }) })}
    FROM lessons l JOIN courses c ON c.id = l.course_id WHERE l.id = p.lesson_id) END`,
  event: `CASE WHEN p.event_id IS NOT NULL THEN (
    SELECT ${jsonObject<PostEvent>({ id: 'e.id', slug: 'e.slug', title: 'e.title' })} FROM events e WHERE e.id = p.event_id) END`,
};

export const POST_SUMMARY_FOR_VISITORS: JsonFields<PostSummary> = {
  ...SHARED_SUMMARY,
  replyCount: 'p.reply_count',
  author: 'NULL',
  isUnread: 'false',
  unreadReplies: 'NULL',
  repliers: `'[]'::json`,
};

/** Of how many of the latest replies the writers are looked at. */
const LATEST_REPLIES = 20;

/** Up to three who replied to `p` last, the latest first. */
export const repliersSeenBy = (viewer: string) =>
  jsonArray(
    jsonObject<AuthorSummary>(personFields('u')),
    `FROM (
       SELECT r.author_id, max(r.created_at) AS latest FROM (
         SELECT r.author_id, r.created_at FROM post_replies r
         WHERE r.post_id = p.id AND ${listed('r')} AND ${notBlocked('r.author_id', viewer)}
           AND ${notMuted('r.author_id', viewer)}
         ORDER BY r.created_at DESC, r.id DESC LIMIT ${LATEST_REPLIES}
       ) r GROUP BY r.author_id
     ) r JOIN users u ON u.id = r.author_id ORDER BY r.latest DESC, u.id LIMIT 3`,
  );

const MOST_UNREAD = 99;

/** As a member sees it; `a` is the author (left-joined) and `pr` what the member has read of it (see `postReadBy`). */
export const postSummaryFor = (viewer: string): JsonFields<PostSummary> => {
  // The stored counters include everybody, so they are used only for viewers without blocks.
  const unlessViewerHasBlocks = (condition: string, found: string) =>
    `CASE WHEN cardinality((SELECT blocked_with(${viewer}::uuid))) = 0 THEN ${condition} ELSE (${found}) END`;
  const repliesSeen = `FROM post_replies r WHERE r.post_id = p.id AND ${listed('r')} AND ${notBlocked('r.author_id', viewer)}`;
  const lastActivityAt = unlessViewerHasBlocks(
    'p.last_activity_at',
    `least(p.last_activity_at, greatest(p.created_at, (SELECT max(r.created_at) ${repliesSeen})))`,
  );
  return {
    ...SHARED_SUMMARY,
    reactionCount: unlessViewerHasBlocks(
      'p.reaction_count',
      `SELECT count(*) FROM post_reactions y WHERE y.post_id = p.id AND ${notBlocked('y.user_id', viewer)}`,
    ),
    lastActivityAt: `iso_instant(${lastActivityAt})`,
    replyCount: unlessViewerHasBlocks('p.reply_count', `SELECT count(*) ${repliesSeen}`),
    author: authorSummary('a'),
    isUnread: `${lastActivityAt} > pr.read_at`,
    unreadReplies: `CASE WHEN pr.read_at IS NOT NULL THEN (
      SELECT count(*) FROM (SELECT ${repliesSeen} AND r.created_at > pr.read_at LIMIT ${MOST_UNREAD}) r) END`,
    repliers: repliersSeenBy(viewer),
  };
};

export const POST_FROM = 'FROM posts p LEFT JOIN groups g ON g.id = p.group_id';
export const POST_AUTHOR = 'LEFT JOIN users a ON a.id = p.author_id';
export const postReadBy = (viewer: string) =>
  `LEFT JOIN post_reads pr ON pr.post_id = p.id AND pr.user_id = ${viewer}::uuid`;
