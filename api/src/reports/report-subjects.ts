import { notBlocked } from '../blocks/blocks.sql.js';
import { messageShownTo, shownTo } from '../conversations/conversations.sql.js';
import type { Statement } from '../database/database.js';
import { groupIsOpenTo } from '../groups/groups.sql.js';
import { isShown, nearness } from '../members/members.sql.js';
import { visibleTo } from '../posts/posts.sql.js';
import { isPro, type Member } from '../sessions/member.js';
import type { ProfileField } from '../users/visibility.js';
import { type Decision, DECISIONS, type SubjectKind } from './report-kinds.js';

/** One row of a subject as a member sees it: whose it is, and what is kept of it. */
export interface SubjectRow {
  authorId: string | null;
  author: string | null;
  title: string;
  text: string;
  href: string;
}

interface ReportSubject {
  /** What people call it: "your post". */
  noun: string;
  /** Its row, if the member may see it. */
  find: (id: string, viewer: Member) => Statement;
  /** SQL: whether the subject of report `r` is out of sight. */
  hidden: string;
  /** Takes it out of sight, or brings it back; where this is missing it can only be kept. */
  hide?: (id: string, hidden: boolean) => Statement;
  /** Takes its words away, or gives them back where they are still there. */
  remove?: (id: string, removed: boolean) => Statement | null;
  /** SQL of `{ topic, groupId }`: what browsers hear of its change. */
  changes?: (id: string) => Statement;
}

const OF = 'CASE WHEN a.id IS NOT NULL THEN member_name(a.first_name, a.last_name) END AS author';
const LIST_OF_POST = `coalesce('lesson-posts:' || p.lesson_id, 'posts')`;
const PAGE_OF_POST = `'/community/discussions/' || p.slug`;

const seen = (field: ProfileField, expression: string) =>
  `CASE WHEN ${isShown(field, nearness('a.id', '$2'), 'a')} THEN ${expression} END`;
const words = (list: string) => `nullif(array_to_string(${list}, ', '), '')`;

/** What can be reported, one entry each. */
export const REPORT_SUBJECTS: Record<SubjectKind, ReportSubject> = {
  post: {
    noun: 'post',
    find: (id, viewer) => ({
      name: 'reports.post',
      text: `
        SELECT p.author_id AS "authorId", ${OF}, p.title, p.body AS text, ${PAGE_OF_POST} AS href
        FROM posts p LEFT JOIN groups g ON g.id = p.group_id LEFT JOIN users a ON a.id = p.author_id
        WHERE p.id = $1 AND ${visibleTo('$2', '$3')}`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM posts s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('posts', id, hidden),
    remove: (id, removed) => removal('posts', id, removed),
    changes: (id) => ({
      text: `SELECT t.topic, p.group_id AS "groupId" FROM posts p
             CROSS JOIN LATERAL (VALUES (${LIST_OF_POST}), ('post:' || p.id)) t(topic) WHERE p.id = $1`,
      values: [id],
    }),
  },
  reply: {
    noun: 'reply',
    find: (id, viewer) => ({
      name: 'reports.reply',
      text: `
        SELECT r.author_id AS "authorId", ${OF}, p.title, r.body AS text, ${PAGE_OF_POST} || '?reply=' || r.id || '#reply-' || r.id AS href
        FROM post_replies r JOIN posts p ON p.id = r.post_id
        LEFT JOIN groups g ON g.id = p.group_id LEFT JOIN users a ON a.id = r.author_id
        WHERE r.id = $1 AND r.deleted_at IS NULL AND r.hidden_at IS NULL AND ${notBlocked('r.author_id', '$2')}
          AND ${visibleTo('$2', '$3')}`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM post_replies s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('post_replies', id, hidden),
    remove: (id, removed) => removal('post_replies', id, removed, 'is_accepted = false,'),
    changes: (id) => ({
      text: `SELECT t.topic, p.group_id AS "groupId" FROM post_replies r JOIN posts p ON p.id = r.post_id
             CROSS JOIN LATERAL (VALUES (${LIST_OF_POST}), ('post:' || p.id)) t(topic) WHERE r.id = $1`,
      values: [id],
    }),
  },
  // Those who read a conversation alone can report what is in it; of it, moderators see the copy.
  message: {
    noun: 'message',
    find: (id, viewer) => ({
      name: 'reports.message',
      text: `
        SELECT m.author_id AS "authorId", ${OF}, 'A message' AS title, m.text, '/messages/' || c.id AS href
        FROM messages m JOIN conversations c ON c.id = m.conversation_id
        JOIN conversation_members me ON me.conversation_id = c.id AND me.user_id = $2
        LEFT JOIN users a ON a.id = m.author_id
        WHERE m.id = $1 AND m.deleted_at IS NULL AND ${shownTo('$2')} AND ${messageShownTo('$2')}`,
      values: [id, viewer.id],
    }),
    hidden: 'false',
    remove: (id, removed) =>
      removed
        ? {
            text: `UPDATE messages SET text = '', deleted_at = now() WHERE id = $1 AND deleted_at IS NULL`,
            values: [id],
          }
        : null,
  },
  profile: {
    noun: 'profile',
    // Across a block too: who has been blocked may have been harassed before. Kept is what the reporter sees of it.
    find: (id, viewer) => ({
      name: 'reports.profile',
      text: `
        SELECT a.id AS "authorId", ${OF}, member_name(a.first_name, a.last_name) AS title,
          concat_ws(E'\\n\\n', nullif(a."current_role", ''), ${seen('location', "nullif(a.location, '')")}, ${seen('bio', "nullif(a.bio, '')")},
            nullif(concat_ws(', ', ${[
              seen('skills', words('a.skills')),
              seen('helpsWith', words('a.helps_with')),
              seen('lookingFor', words('a.looking_for')),
            ].join(', ')}), ''),
            ${seen('links', `(SELECT string_agg((l ->> 'label') || ': ' || (l ->> 'url'), E'\\n\\n') FROM jsonb_array_elements(a.links) l)`)}) AS text,
          '/profile/' || a.slug AS href
        FROM users a WHERE a.id = $1 AND a.onboarded_at IS NOT NULL`,
      values: [id, viewer.id],
    }),
    hidden: 'false',
    remove: (id, removed) =>
      removed
        ? {
            text: `UPDATE users SET bio = NULL, links = '[]', skills = '{}', helps_with = '{}', looking_for = '{}', profile_image_url = NULL
                   WHERE id = $1`,
            values: [id],
          }
        : null,
  },
  group: {
    noun: 'group',
    find: (id, viewer) => ({
      name: 'reports.group',
      text: `
        SELECT a.id AS "authorId", ${OF}, g.name AS title, concat_ws(E'\\n\\n', g.about, g.rules) AS text, '/groups/' || g.slug AS href
        FROM groups g
        LEFT JOIN group_memberships o ON o.group_id = g.id AND o.role = 'owner' LEFT JOIN users a ON a.id = o.user_id
        WHERE g.id = $1 AND (g.visibility <> 'secret' OR ${groupIsOpenTo('$2', '$3')})
        ORDER BY o.joined_at LIMIT 1`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: 'false',
  },
  event: {
    noun: 'event',
    find: (id) => ({
      name: 'reports.event',
      text: `
        SELECT a.id AS "authorId", ${OF}, e.title, concat_ws(E'\\n\\n', e.summary, e.description) AS text, '/events/' || e.slug AS href
        FROM events e LEFT JOIN users a ON a.id = e.host_id WHERE e.id = $1`,
      values: [id],
    }),
    hidden: 'false',
  },
  review: {
    noun: 'review',
    find: (id, viewer) => ({
      name: 'reports.review',
      text: `
        SELECT r.user_id AS "authorId", ${OF}, c.title, r.text, '/courses/' || c.slug || '#reviews' AS href
        FROM course_reviews r JOIN courses c ON c.id = r.course_id JOIN users a ON a.id = r.user_id
        WHERE r.id = $1 AND r.deleted_at IS NULL AND r.hidden_at IS NULL AND ${notBlocked('r.user_id', '$2')}`,
      values: [id, viewer.id],
    }),
    hidden: 'EXISTS (SELECT FROM course_reviews s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('course_reviews', id, hidden),
    remove: (id, removed) => removal('course_reviews', id, removed),
  },
};

const hiding = (table: string, id: string, hidden: boolean): Statement => ({
  text: `UPDATE ${table} SET hidden_at = ${hidden ? 'now()' : 'NULL'} WHERE id = $1 AND (hidden_at IS NULL) = $2`,
  values: [id, hidden],
});

const removal = (table: string, id: string, removed: boolean, more = ''): Statement => ({
  text: removed
    ? `UPDATE ${table} SET ${more} deleted_at = now(), removed_by = 'moderator', hidden_at = NULL WHERE id = $1 AND deleted_at IS NULL`
    : `UPDATE ${table} SET deleted_at = NULL, removed_by = NULL WHERE id = $1 AND removed_by = 'moderator'`,
  values: [id],
});

/** What can be decided on a kind. */
export function choicesFor(kind: SubjectKind): Decision[] {
  const { hide, remove } = REPORT_SUBJECTS[kind];
  return DECISIONS.filter((decision) => (decision === 'hide' ? hide : decision === 'remove' ? remove : true));
}
