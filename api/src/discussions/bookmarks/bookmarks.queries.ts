import { paths } from '#platform/paths/paths';
import { isPro, type Member } from '../../core/access/member.js';
import type { Statement } from '../../core/database/database.js';
import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { groupOf, listed, visibleTo } from '../../core/visibility/posts.sql.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import { PRO_USER } from '../../notifications/notifications.queries.js';
import type { BookmarkKind, BookmarkListQuery, BookmarkResponse } from './bookmarks.dto.js';

const HREF = `'${paths.discussions}/' || p.slug || coalesce('?reply=' || r.id || '#reply-' || r.id, '')`;

/** Whether a member may still read reply `r`, if there is one, of post `p` in group `g`. */
const readable = (viewer: string, pro: string) =>
  `(r.id IS NULL OR ${listed('r')} AND ${notBlocked('r.author_id', viewer)}) AND ${visibleTo(viewer, pro)}`;

const SUBJECT = `JOIN posts p ON p.id = b.post_id LEFT JOIN post_replies r ON r.id = b.reply_id LEFT JOIN groups g ON g.id = p.group_id`;

/** What a member bookmarked and may still read, the latest first. `after`: [createdAt, id]. */
export function bookmarkPage(
  member: Member,
  { reminder, post, limit }: BookmarkListQuery,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const [viewer, pro] = [parameters.add(member.id), parameters.add(isPro(member))];
  return pageStatement({
    name: `bookmarks.list${reminder ? '.reminder' : ''}${post ? '.post' : ''}`,
    item: jsonObject<BookmarkResponse>({
      kind: `CASE WHEN r.id IS NULL THEN 'post' ELSE 'reply' END`,
      id: 'b.subject_id',
      title: 'p.title',
      excerpt: 'CASE WHEN r.id IS NULL THEN p.excerpt ELSE r.excerpt END',
      href: HREF,
      author: authorSummary('a'),
      group: 'g.name',
      createdAt: 'iso_instant(b.created_at)',
      remindAt: 'iso_instant(b.remind_at)',
    }),
    source: `
      FROM bookmarks b ${SUBJECT}
      LEFT JOIN users a ON a.id = CASE WHEN r.id IS NULL THEN p.author_id ELSE r.author_id END
      WHERE b.user_id = ${viewer} AND ${readable(viewer, pro)}
        ${reminder ? 'AND b.remind_at IS NOT NULL' : ''} ${post ? `AND b.post_id = ${parameters.add(post)}` : ''}`,
    key: [
      ['b.created_at', 'timestamptz'],
      ['b.subject_id', 'uuid'],
    ],
    descending: true,
    size: limit,
    after,
    parameters,
  });
}

/** The post and, of a reply, the reply, if the member may read it. */
export const subjectToBookmark = (kind: BookmarkKind, id: string, member: Member): Statement => ({
  name: `bookmarks.${kind}`,
  text: `
    SELECT b.post_id AS "postId", b.reply_id AS "replyId"
    FROM (${
      kind === 'post'
        ? 'SELECT id AS post_id, NULL::uuid AS reply_id FROM posts WHERE id = $1'
        : 'SELECT post_id, id AS reply_id FROM post_replies WHERE id = $1'
    }) b ${SUBJECT} WHERE ${readable('$2', '$3')}`,
  values: [id, member.id, isPro(member)],
});

/** What a member is to be reminded of. */
export interface DueBookmark {
  userId: string;
  subjectId: string;
  groupId: string | null;
  lessonId: string | null;
  title: string;
  href: string;
}

/** Takes the reminders that are due and returns those of what the member may still read. */
export const dueBookmarks = (now: Date, size: number): Statement => ({
  name: 'bookmarks.due',
  text: `
    WITH due AS (
      SELECT user_id, subject_id FROM bookmarks WHERE remind_at <= $1
      ORDER BY remind_at LIMIT $2 FOR UPDATE SKIP LOCKED
    ), b AS (
      UPDATE bookmarks s SET remind_at = NULL FROM due d
      WHERE s.user_id = d.user_id AND s.subject_id = d.subject_id RETURNING s.*
    )
    SELECT b.user_id AS "userId", b.subject_id AS "subjectId", ${groupOf('p')} AS "groupId", p.lesson_id AS "lessonId", p.title,
           ${HREF} AS href, ${readable('u.id', PRO_USER)} AS "isReadable"
    FROM b ${SUBJECT} JOIN users u ON u.id = b.user_id`,
  values: [now, size],
});
