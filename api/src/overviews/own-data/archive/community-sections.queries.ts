import { RSVP_STATUS } from '../../../events/events.sql.js';
import { eventIsOpenTo } from '../../../core/visibility/events.sql.js';
import { groupExistsFor } from '../../../core/visibility/groups.sql.js';
import { isHpcMemberSql } from '../../../core/visibility/membership.sql.js';
import { paths } from '#platform/paths/paths';
import type { Section } from './section.js';

/** Of what others wrote, nothing but its address by number: titles are theirs. */
const DISCUSSION = `'${paths.discussions}/' || p.id AS discussion`;

/** Null of a group that does not exist for the member any more. */
const GROUP_NAME = `CASE WHEN ${groupExistsFor('$1')} THEN g.name END`;

/** What one wrote and took part in. Of others, the names of the conversations and groups one is in, and nothing else. */
export const COMMUNITY_SECTIONS: readonly Section[] = [
  {
    name: 'posts',
    label: 'Discussions you began',
    sql: `SELECT p.title, p.body, p.kind, p.tags, ${GROUP_NAME} AS "group", l.slug AS lesson, ${DISCUSSION}, p.created_at AS "createdAt",
            p.edited_at AS "editedAt", p.deleted_at AS "deletedAt"
          FROM posts p LEFT JOIN groups g ON g.id = p.group_id LEFT JOIN lessons l ON l.id = p.lesson_id
          WHERE p.author_id = $1 ORDER BY p.created_at, p.id`,
  },
  {
    name: 'replies',
    label: 'Replies',
    sql: `SELECT r.body, ${DISCUSSION}, r.is_accepted AS "isAccepted", r.created_at AS "createdAt", r.edited_at AS "editedAt",
            r.deleted_at AS "deletedAt"
          FROM post_replies r JOIN posts p ON p.id = r.post_id WHERE r.author_id = $1 ORDER BY r.created_at, r.id`,
  },
  {
    name: 'earlier-versions',
    label: 'Earlier versions of what you wrote',
    sql: `SELECT v.title, v.body, ${DISCUSSION}, v.created_at AS "createdAt"
          FROM post_revisions v JOIN posts p ON p.id = v.post_id LEFT JOIN post_replies r ON r.id = v.reply_id
          WHERE CASE WHEN v.reply_id IS NULL THEN p.author_id ELSE r.author_id END = $1 ORDER BY v.created_at, v.id`,
  },
  {
    name: 'reactions',
    label: 'Reactions',
    sql: `SELECT x.kind, ${DISCUSSION}, x.created_at AS "createdAt" FROM (
            SELECT post_id, kind, created_at FROM post_reactions WHERE user_id = $1 UNION ALL
            SELECT r.post_id, q.kind, q.created_at FROM reply_reactions q JOIN post_replies r ON r.id = q.reply_id WHERE q.user_id = $1
          ) x JOIN posts p ON p.id = x.post_id ORDER BY x.created_at, p.id, x.kind`,
  },
  {
    name: 'discussions-followed',
    label: 'Discussions followed and read',
    sql: `SELECT ${DISCUSSION}, f.created_at AS "followedAt", d.read_at AS "readAt"
          FROM (SELECT post_id FROM post_follows WHERE user_id = $1 UNION SELECT post_id FROM post_reads WHERE user_id = $1) x
          JOIN posts p ON p.id = x.post_id
          LEFT JOIN post_follows f ON f.post_id = p.id AND f.user_id = $1 LEFT JOIN post_reads d ON d.post_id = p.id AND d.user_id = $1
          ORDER BY p.id`,
  },
  {
    name: 'conversations',
    label: 'Conversations',
    sql: `SELECT (SELECT string_agg(member_name(u.first_name, u.last_name), ', ' ORDER BY u.first_name, u.last_name)
             FROM conversation_members o JOIN users u ON u.id = o.user_id
             WHERE o.conversation_id = c.id AND o.user_id <> $1) AS name,
            '${paths.messages}/' || c.id AS conversation, m.state, c.created_at AS "createdAt"
          FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id WHERE m.user_id = $1 ORDER BY c.created_at, c.id`,
  },
  {
    name: 'messages',
    label: 'Messages you wrote',
    sql: `SELECT '${paths.messages}/' || conversation_id AS conversation, text, created_at AS "createdAt", edited_at AS "editedAt",
            deleted_at AS "deletedAt"
          FROM messages WHERE author_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'drafts',
    label: 'Drafts',
    sql: `SELECT place, content, updated_at AS "updatedAt" FROM drafts WHERE user_id = $1 ORDER BY place`,
  },
  {
    name: 'connections',
    label: 'Connections, without names',
    sql: `SELECT status, asked_by_id = $1 AS "askedByYou", since FROM friendships WHERE $1 IN (low_id, high_id) ORDER BY since, id`,
  },
  {
    name: 'blocks',
    label: 'Members you blocked, without names',
    sql: `SELECT created_at AS "createdAt" FROM member_blocks WHERE blocker_id = $1 ORDER BY created_at, blocked_id`,
  },
  {
    name: 'introductions',
    label: 'Introductions you made',
    sql: `SELECT reason, created_at AS "createdAt" FROM introductions WHERE by_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'groups',
    label: 'Groups',
    sql: `SELECT g.name, m.role, m.notifications, m.joined_at AS "joinedAt",
            CASE WHEN g.created_by_id = $1 THEN json_build_object('about', g.about, 'rules', g.rules, 'questions', g.questions) END AS "yourWords"
          FROM group_memberships m JOIN groups g ON g.id = m.group_id WHERE m.user_id = $1 ORDER BY m.joined_at, g.slug`,
  },
  {
    name: 'group-requests',
    label: 'Requests to join groups',
    sql: `SELECT ${GROUP_NAME} AS name, r.answers, r.created_at AS "createdAt"
          FROM group_join_requests r JOIN groups g ON g.id = r.group_id WHERE r.user_id = $1 ORDER BY r.created_at, r.id`,
  },
  {
    name: 'group-resources',
    label: 'Links and files you added to groups',
    sql: `SELECT ${GROUP_NAME} AS "group", r.title, r.url, r.file_name AS "fileName",
            CASE WHEN r.file_name IS NOT NULL THEN 'files/' || r.id || '-' || r.file_name END AS file, r.created_at AS "createdAt"
          FROM group_resources r JOIN groups g ON g.id = r.group_id WHERE r.added_by_id = $1 ORDER BY r.created_at, r.id`,
  },
  {
    name: 'invitations',
    label: 'Invitations to groups you made',
    sql: `SELECT ${GROUP_NAME} AS "group", i.uses, i.max_uses AS "maxUses", i.created_at AS "createdAt", i.expires_at AS "expiresAt"
          FROM group_invitations i JOIN groups g ON g.id = i.group_id WHERE i.created_by_id = $1 ORDER BY i.created_at, i.id`,
  },
  {
    name: 'events',
    label: 'Events you answered',
    sql: `SELECT CASE WHEN ${eventIsOpenTo('$1', isHpcMemberSql('$1'))} THEN e.title END AS title,
            e.starts_at AS "startsAt", ${RSVP_STATUS} AS status, r.created_at AS "answeredAt"
          FROM event_rsvps r JOIN events e ON e.id = r.event_id WHERE r.user_id = $1 ORDER BY e.starts_at, e.id`,
  },
  {
    name: 'events-hosted',
    label: 'Events you host',
    sql: `SELECT e.title, e.summary, e.description, e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.time_zone AS "timeZone",
            e.format, e.location, e.join_url AS "joinUrl", e.agenda, e.canceled_at AS "canceledAt"
          FROM events e WHERE e.host_id = $1
            OR EXISTS (SELECT FROM event_cohosts h WHERE h.event_id = e.id AND h.user_id = $1) ORDER BY e.starts_at, e.id`,
  },
  {
    name: 'projects',
    label: 'Projects',
    sql: `SELECT p.title, o.name AS role, m.joined_at AS "joinedAt", p.stage, p.owner_id = $1 AS "isYours",
            CASE WHEN p.owner_id = $1 THEN json_build_object('purpose', p.purpose, 'topic', p.topic, 'skills', p.skills, 'result', p.result) END
              AS "yourWords"
          FROM projects p LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = $1
          LEFT JOIN project_roles o ON o.id = m.role_id
          WHERE p.owner_id = $1 OR m.user_id IS NOT NULL ORDER BY p.created_at, p.id`,
  },
  {
    name: 'project-updates',
    label: 'What you reported in projects',
    sql: `SELECT p.title AS project, u.text, u.created_at AS "createdAt"
          FROM project_updates u JOIN projects p ON p.id = u.project_id WHERE u.author_id = $1 ORDER BY u.created_at, u.id`,
  },
  {
    name: 'project-requests',
    label: 'Requests to join projects',
    sql: `SELECT p.title AS project, r.words, r.state, r.created_at AS "createdAt"
          FROM project_requests r JOIN projects p ON p.id = r.project_id WHERE r.user_id = $1 ORDER BY r.created_at, r.id`,
  },
  {
    name: 'exchanges',
    label: 'Offers and requests',
    sql: `SELECT kind, title, body, topic, skills, hours, until::text AS until, state, owner_thanks AS "yourThanks",
            created_at AS "createdAt", deleted_at AS "deletedAt"
          FROM exchanges WHERE owner_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'exchanges-helped',
    label: 'Exchanges you helped with',
    sql: `SELECT x.title, h.words AS "yourWords", h.created_at AS "createdAt", x.helper_id = $1 AS "wasAgreed",
            CASE WHEN x.helper_id = $1 THEN x.helper_thanks END AS "yourThanks"
          FROM exchange_helpers h JOIN exchanges x ON x.id = h.exchange_id WHERE h.user_id = $1 ORDER BY h.created_at, x.id`,
  },
  {
    name: 'pictures',
    label: 'Pictures',
    sql: `SELECT 'pictures/' || id || '.webp' AS file, width, height, created_at AS "createdAt"
          FROM uploads WHERE user_id = $1 ORDER BY created_at, id`,
  },
];
