import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { messageShownTo, shownTo } from '../../core/visibility/conversations.sql.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import { paths } from '#platform/paths/paths';
import type { Statement } from '../../core/database/database.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { groupIsOpenTo } from '../../core/visibility/groups.sql.js';
import { isShown, viewerAudience } from '../../core/visibility/members.sql.js';
import { visibleTo } from '../../core/visibility/posts.sql.js';
import { isPro, isStaff, type Member } from '../../core/access/member.js';
import { exchangeIsVisibleTo } from '../../core/visibility/exchanges.sql.js';
import { projectIsVisibleTo } from '../../core/visibility/projects.sql.js';
import type { ProfileField } from '../../core/visibility/profile-fields.js';
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
  /** However many report it, a moderator decides. */
  neverAutoHidden?: true;
  /** SQL of `{ topic, groupId, memberIds? }`: what browsers hear of its change. */
  changes?: (id: string) => Statement;
}

const OF = 'CASE WHEN a.id IS NOT NULL THEN member_name(a.first_name, a.last_name) END AS author';
const LIST_OF_POST = `coalesce('lesson-posts:' || p.lesson_id, 'posts')`;
const PAGE_OF_POST = `'${paths.discussions}/' || p.slug`;

const seen = (field: ProfileField, expression: string) =>
  `CASE WHEN ${isShown(field, viewerAudience('a.id', '$2'), 'a')} THEN ${expression} END`;
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
             CROSS JOIN LATERAL (VALUES (${LIST_OF_POST}), ('post:' || p.id), ('group-activity:' || p.group_id)) t(topic)
             WHERE p.id = $1 AND t.topic IS NOT NULL`,
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
             CROSS JOIN LATERAL (VALUES (${LIST_OF_POST}), ('post:' || p.id), ('group-activity:' || p.group_id)) t(topic)
             WHERE r.id = $1 AND t.topic IS NOT NULL`,
      values: [id],
    }),
  },
  // Those who read a conversation alone can report what is in it; of it, moderators see the copy.
  message: {
    noun: 'message',
    find: (id, viewer) => ({
      name: 'reports.message',
      text: `
        SELECT m.author_id AS "authorId", ${OF}, 'A message' AS title, m.text, '${paths.messages}/' || c.id AS href
        FROM messages m JOIN conversations c ON c.id = m.conversation_id
        JOIN conversation_members me ON me.conversation_id = c.id AND me.user_id = $2
        LEFT JOIN users a ON a.id = m.author_id
        WHERE m.id = $1 AND NOT m.is_system AND m.deleted_at IS NULL AND ${shownTo('$2')} AND ${messageShownTo('$2')}`,
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
          '${paths.profile}/' || a.slug AS href
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
        SELECT a.id AS "authorId", ${OF}, g.name AS title, concat_ws(E'\\n\\n', g.about, g.rules) AS text, '${paths.groups}/' || g.slug AS href
        FROM groups g
        LEFT JOIN group_memberships o ON o.group_id = g.id AND o.role = 'owner' LEFT JOIN users a ON a.id = o.user_id
        WHERE g.id = $1 AND (g.visibility IN ('public', 'private', 'pro') OR ${groupIsOpenTo('$2', '$3')})
        ORDER BY o.joined_at LIMIT 1`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: `EXISTS (SELECT FROM groups s WHERE s.id = r.subject_id AND s.withheld_as = 'hidden')`,
    neverAutoHidden: true,
    hide: (id, hidden) => (hidden ? withholding(id, 'hidden') : reopening(id, 'hidden')),
    remove: (id, removed) => (removed ? withholding(id, 'removed') : reopening(id, 'removed')),
    // Those who were in it see it no more, and hear that they do not.
    changes: (id) => ({
      text: `SELECT 'group:' || g.id AS topic, NULL AS "groupId", CASE WHEN coalesce(g.intended_visibility, g.visibility) = 'secret'
               THEN ARRAY(SELECT m.user_id FROM group_memberships m WHERE m.group_id = g.id) END AS "memberIds"
             FROM groups g WHERE g.id = $1`,
      values: [id],
    }),
  },
  event: {
    noun: 'event',
    find: (id, viewer) => ({
      name: 'reports.event',
      text: `
        SELECT a.id AS "authorId", ${OF}, e.title, concat_ws(E'\\n\\n', e.summary, e.description) AS text, '${paths.events}/' || e.slug AS href
        FROM events e LEFT JOIN users a ON a.id = e.host_id
        WHERE e.id = $1 AND ${eventIsOpenTo('$2', '$3')}`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM events s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    neverAutoHidden: true,
    hide: (id, hidden) => hiding('events', id, hidden),
    remove: (id, removed) => ({
      text: `UPDATE events SET removed_at = ${removed ? 'now()' : 'NULL'}, hidden_at = NULL WHERE id = $1 AND (removed_at IS NULL) = $2`,
      values: [id, removed],
    }),
    changes: (id) => ({
      text: `SELECT t.topic, e.group_id AS "groupId" FROM events e
             CROSS JOIN LATERAL (VALUES ('event:' || e.id), ('group-activity:' || e.group_id)) t(topic)
             WHERE e.id = $1 AND t.topic IS NOT NULL`,
      values: [id],
    }),
  },
  review: {
    noun: 'review',
    find: (id, viewer) => ({
      name: 'reports.review',
      text: `
        SELECT r.user_id AS "authorId", ${OF}, c.title, r.text, '${paths.courses}/' || c.slug || '#reviews' AS href
        FROM course_reviews r JOIN courses c ON c.id = r.course_id JOIN users a ON a.id = r.user_id
        WHERE r.id = $1 AND r.deleted_at IS NULL AND r.hidden_at IS NULL AND ${notBlocked('r.user_id', '$2')}
          AND ${courseIsVisibleTo('c', '$2')}`,
      values: [id, viewer.id],
    }),
    hidden: 'EXISTS (SELECT FROM course_reviews s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('course_reviews', id, hidden),
    remove: (id, removed) => removal('course_reviews', id, removed),
  },
  project: {
    noun: 'project',
    find: (id, viewer) => ({
      name: 'reports.project',
      text: `
        SELECT p.owner_id AS "authorId", ${OF}, p.title, concat_ws(E'\\n\\n', p.purpose, p.result) AS text,
          '${paths.synergizer}/project/' || p.slug AS href
        FROM projects p LEFT JOIN users a ON a.id = p.owner_id WHERE p.id = $1 AND ${projectIsVisibleTo('$2', '$3')}`,
      values: [id, viewer.id, isStaff(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM projects s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('projects', id, hidden),
    remove: (id, removed) => removal('projects', id, removed),
    changes: (id) => changesOf('project', id),
  },
  exchange: {
    noun: 'exchange',
    find: (id, viewer) => ({
      name: 'reports.exchange',
      text: `
        SELECT x.owner_id AS "authorId", ${OF}, x.title, x.body AS text, '${paths.synergizer}/exchange/' || x.slug AS href
        FROM exchanges x LEFT JOIN users a ON a.id = x.owner_id WHERE x.id = $1 AND ${exchangeIsVisibleTo('$2', '$3')}`,
      values: [id, viewer.id, isStaff(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM exchanges s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('exchanges', id, hidden),
    remove: (id, removed) => removal('exchanges', id, removed),
    changes: (id) => changesOf('exchange', id),
  },
};

export const isHidden = (kind: SubjectKind, id: string): Statement => ({
  text: `SELECT ${REPORT_SUBJECTS[kind].hidden} AS hidden FROM (SELECT $1::uuid AS subject_id) r`,
  values: [id],
});

/** Its page, and the list it stands in. */
const changesOf = (kind: 'project' | 'exchange', id: string): Statement => ({
  text: `SELECT t.topic, NULL AS "groupId" FROM (VALUES ('${kind}s'), ('${kind}:' || $1::uuid)) t(topic)`,
  values: [id],
});

const hiding = (table: string, id: string, hidden: boolean): Statement => ({
  text: `UPDATE ${table} SET hidden_at = ${hidden ? 'now()' : 'NULL'} WHERE id = $1 AND (hidden_at IS NULL) = $2`,
  values: [id, hidden],
});

/** Out of sight for all but its owners, or for everybody, with all that is in it. */
const withholding = (id: string, as: 'hidden' | 'removed'): Statement => ({
  text: `UPDATE groups SET intended_visibility = coalesce(intended_visibility, visibility), visibility = 'withheld', withheld_as = $2
         WHERE id = $1 AND coalesce(withheld_as, 'hidden') IN ('hidden', 'removed') AND withheld_as IS DISTINCT FROM $2`,
  values: [id, as],
});

const reopening = (id: string, as: 'hidden' | 'removed'): Statement => ({
  text: `UPDATE groups SET visibility = intended_visibility, intended_visibility = NULL, withheld_as = NULL
         WHERE id = $1 AND withheld_as = $2`,
  values: [id, as],
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
