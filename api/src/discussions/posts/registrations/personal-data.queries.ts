import { paths } from '#platform/paths/paths';
import { exported, PersonalDataModule } from '../../../core/personal-data/personal-data.module.js';
import { groupExistsFor } from '../../../core/visibility/groups.sql.js';

/** Of what others wrote, nothing but its address by number: titles are theirs. */
const DISCUSSION = `'${paths.discussions}/' || p.id AS discussion`;

/** Null of a group that does not exist for the member any more. */
const GROUP_NAME = `CASE WHEN ${groupExistsFor('$1')} THEN g.name END`;

/** Discussions in which someone else has said something. An introduction is about its author, no matter who answered. */
export const OTHERS_ANSWERED = `(p.kind <> 'introduction' AND EXISTS (
  SELECT FROM post_replies r WHERE r.post_id = p.id AND r.author_id IS DISTINCT FROM $1 AND r.deleted_at IS NULL))`;

const AUTHORED = `(SELECT id FROM posts WHERE author_id = $1)`;
const REPLIED = `(SELECT id FROM post_replies WHERE author_id = $1)`;

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    posts: exported('posts'),
    post_replies: exported('replies'),
    post_revisions: exported('earlier-versions'),
    post_reactions: exported('reactions'),
    reply_reactions: exported('reactions'),
    polls: exported('posts'),
    poll_votes: exported('poll-votes'),
    post_follows: exported('discussions-followed'),
    post_reads: exported('discussions-followed'),
  },
  sections: {
    posts: {
      label: 'Discussions you started',
      sql: `SELECT p.title, p.body, p.kind, p.tags, ${GROUP_NAME} AS "group", l.slug AS lesson, '${paths.events}/' || p.event_id AS event, ${DISCUSSION}, p.created_at AS "createdAt",
              p.edited_at AS "editedAt", p.deleted_at AS "deletedAt", to_jsonb(q.options) AS "pollOptions", q.ends_at AS "pollEndsAt"
            FROM posts p LEFT JOIN polls q ON q.post_id = p.id LEFT JOIN groups g ON g.id = p.group_id LEFT JOIN lessons l ON l.id = p.lesson_id
            WHERE p.author_id = $1 ORDER BY p.created_at, p.id`,
    },
    replies: {
      label: 'Replies',
      sql: `SELECT r.body, ${DISCUSSION}, r.is_accepted AS "isAccepted", r.created_at AS "createdAt", r.edited_at AS "editedAt",
              r.deleted_at AS "deletedAt"
            FROM post_replies r JOIN posts p ON p.id = r.post_id WHERE r.author_id = $1 ORDER BY r.created_at, r.id`,
    },
    'earlier-versions': {
      label: 'Earlier versions of your posts',
      sql: `SELECT v.title, v.body, ${DISCUSSION}, v.created_at AS "createdAt"
            FROM post_revisions v JOIN posts p ON p.id = v.post_id LEFT JOIN post_replies r ON r.id = v.reply_id
            WHERE CASE WHEN v.reply_id IS NULL THEN p.author_id ELSE r.author_id END = $1 ORDER BY v.created_at, v.id`,
    },
    reactions: {
      label: 'Reactions',
      sql: `SELECT x.kind, ${DISCUSSION}, x.created_at AS "createdAt" FROM (
              SELECT post_id, kind, created_at FROM post_reactions WHERE user_id = $1 UNION ALL
              SELECT r.post_id, q.kind, q.created_at FROM reply_reactions q JOIN post_replies r ON r.id = q.reply_id WHERE q.user_id = $1
            ) x JOIN posts p ON p.id = x.post_id ORDER BY x.created_at, p.id, x.kind`,
    },
    'poll-votes': {
      label: 'Poll votes',
      sql: `SELECT ${DISCUSSION}, v.choices, v.created_at AS "createdAt"
            FROM poll_votes v JOIN posts p ON p.id = v.post_id WHERE v.user_id = $1 ORDER BY v.created_at, p.id`,
    },
    'discussions-followed': {
      label: 'Discussions you followed or read',
      sql: `SELECT ${DISCUSSION}, f.created_at AS "followedAt", d.read_at AS "readAt"
            FROM (SELECT post_id FROM post_follows WHERE user_id = $1 UNION SELECT post_id FROM post_reads WHERE user_id = $1) x
            JOIN posts p ON p.id = x.post_id
            LEFT JOIN post_follows f ON f.post_id = p.id AND f.user_id = $1 LEFT JOIN post_reads d ON d.post_id = p.id AND d.user_id = $1
            ORDER BY p.id`,
    },
  },
  erasure: {
    writing: [
      `DELETE FROM polls WHERE post_id IN (SELECT id FROM posts WHERE author_id = $1 AND (deleted_at IS NOT NULL OR kind = 'introduction'))`,
      `DELETE FROM post_revisions WHERE (reply_id IS NULL AND post_id IN ${AUTHORED}) OR reply_id IN ${REPLIED}`,
      `UPDATE posts p SET title = 'Removed', body = '', excerpt = '', plain_text = '', tags = '{}', pinned_at = NULL,
        slug = 'removed-' || left(id::text, 13), deleted_at = coalesce(deleted_at, now()), removed_by = coalesce(removed_by, 'author')
      WHERE author_id = $1 AND (deleted_at IS NOT NULL OR kind = 'introduction')`,
      `UPDATE post_replies SET body = '', excerpt = '', plain_text = '' WHERE author_id = $1 AND deleted_at IS NOT NULL`,
      `DELETE FROM posts p WHERE author_id = $1 AND NOT ${OTHERS_ANSWERED}
        AND NOT EXISTS (SELECT FROM post_replies r WHERE r.post_id = p.id AND r.author_id IS DISTINCT FROM $1)`,
    ],
    chosenWriting: [
      `DELETE FROM polls WHERE post_id IN ${AUTHORED}`,
      `UPDATE posts SET title = 'Removed', body = '', excerpt = '', plain_text = '', tags = '{}', pinned_at = NULL,
        slug = 'removed-' || left(id::text, 13), deleted_at = now(), removed_by = 'author'
      WHERE author_id = $1 AND deleted_at IS NULL`,
      `UPDATE post_replies SET body = '', excerpt = '', plain_text = '', is_accepted = false, deleted_at = now(), removed_by = 'author'
      WHERE author_id = $1 AND deleted_at IS NULL`,
    ],
  },
});
