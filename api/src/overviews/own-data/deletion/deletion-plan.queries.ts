import { paths } from '#platform/paths/paths';
import type { Statement } from '../../../core/database/database.js';
import { OTHERS_ANSWERED } from '../../../discussions/posts/registrations/personal-data.queries.js';

/** Someone who can look after something: here, and staying. */
const CAN_TAKE_OVER = `u.suspended_at IS NULL AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.user_id = u.id)`;

const OWNED_GROUPS = `
  SELECT 'group' AS kind, g.id, g.name AS title, g.slug, '${paths.groups}/' || g.slug AS href, s.id AS "successorId", s.name AS successor
  FROM group_memberships m JOIN groups g ON g.id = m.group_id
  LEFT JOIN LATERAL (
    SELECT u.id, member_name(u.first_name, u.last_name) AS name FROM group_memberships o JOIN users u ON u.id = o.user_id
    WHERE o.group_id = g.id AND o.user_id <> $1 AND ${CAN_TAKE_OVER}
    ORDER BY o.role = 'moderator' DESC, o.joined_at, o.id LIMIT 1) s ON true
  WHERE m.user_id = $1 AND m.role = 'owner' AND g.archived_at IS NULL
    AND NOT EXISTS (SELECT FROM group_memberships o WHERE o.group_id = g.id AND o.role = 'owner' AND o.user_id <> $1)`;

const OWNED_PROJECTS = `
  SELECT 'project', p.id, p.title, p.slug, '${paths.synergizer}/project/' || p.slug, s.id, s.name
  FROM projects p
  LEFT JOIN LATERAL (
    SELECT u.id, member_name(u.first_name, u.last_name) AS name FROM project_members o JOIN users u ON u.id = o.user_id
    WHERE o.project_id = p.id AND o.user_id <> $1 AND ${CAN_TAKE_OVER} ORDER BY o.joined_at, o.user_id LIMIT 1) s ON true
  WHERE p.owner_id = $1 AND p.stage IN ('proposed', 'open', 'running') AND p.deleted_at IS NULL`;

const HOSTED_EVENTS = `
  SELECT 'event', e.id, e.title, e.slug, '${paths.events}/' || e.slug, s.id, s.name
  FROM events e
  LEFT JOIN LATERAL (
    SELECT u.id, member_name(u.first_name, u.last_name) AS name FROM event_cohosts o JOIN users u ON u.id = o.user_id
    WHERE o.event_id = e.id AND o.user_id <> $1 AND ${CAN_TAKE_OVER} ORDER BY u.joined_at, u.id LIMIT 1) s ON true
  WHERE e.host_id = $1 AND e.ends_at > now() AND e.canceled_at IS NULL AND e.deleted_at IS NULL`;

export interface PlannedHandover {
  kind: 'group' | 'project' | 'event';
  id: string;
  title: string;
  slug: string;
  href: string;
  successorId: string | null;
  successor: string | null;
}

/** What the member alone looks after, and who does so after them: the person who has been there longest, if anybody is. */
export const plannedHandovers = (memberId: string): Statement => ({
  name: 'own_data.handovers',
  text: `SELECT * FROM (${OWNED_GROUPS} UNION ALL ${OWNED_PROJECTS} UNION ALL ${HOSTED_EVENTS}) h ORDER BY kind, title, id`,
  values: [memberId],
});

export interface DeletionCounts {
  email: string | null;
  courses: number;
  notes: number;
  certificates: number;
  groups: number;
  discussions: number;
  unanswered: number;
  replies: number;
  messages: number;
  messageFiles: number;
  updates: number;
  resources: number;
}

const count = (source: string) => `(SELECT count(*)::integer FROM ${source})`;

export const deletionCounts = (memberId: string): Statement => ({
  name: 'own_data.deletion_counts',
  text: `
    SELECT u.email, ${count('enrollments WHERE user_id = $1')} AS courses,
      ${count('lesson_notes WHERE user_id = $1')} + ${count('lesson_reflections WHERE user_id = $1')} AS notes,
      ${count('certificates WHERE user_id = $1')} AS certificates,
      ${count('group_memberships WHERE user_id = $1')} AS groups,
      ${count(`posts p WHERE author_id = $1 AND deleted_at IS NULL AND ${OTHERS_ANSWERED}`)} AS discussions,
      ${count(`posts p WHERE author_id = $1 AND deleted_at IS NULL AND NOT ${OTHERS_ANSWERED}`)} AS unanswered,
      ${count('post_replies WHERE author_id = $1 AND deleted_at IS NULL')} AS replies,
      ${count('messages WHERE author_id = $1 AND deleted_at IS NULL')} AS messages,
      ${count('message_files WHERE user_id = $1 AND message_id IS NOT NULL')} AS "messageFiles",
      ${count('project_updates WHERE author_id = $1')} AS updates,
      ${count('group_resources WHERE added_by_id = $1')} AS resources
    FROM users u WHERE u.id = $1`,
  values: [memberId],
});
