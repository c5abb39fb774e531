import { notBlocked } from '../../core/visibility/blocks.sql.js';
import {
  type Json,
  jsonArray,
  type JsonFields,
  jsonObject,
  pageStatement,
  Parameters,
} from '../../core/database/json.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Statement } from '../../core/database/database.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { isPro, isStaff, type Member } from '../../core/access/member.js';
import { isHpcMemberSql } from '../../core/visibility/membership.sql.js';
import { authorSummary, personFields } from '../../identity/users/person.sql.js';
import type {
  ProjectDetail,
  ProjectEvent,
  ProjectListQuery,
  ProjectMemberResponse,
  ProjectRequestResponse,
  ProjectRoleResponse,
  ProjectSummary,
  ProjectUpdateResponse,
} from './projects.dto.js';
import { FREE_PARTS, TAKES_PEOPLE } from './projects.sql.js';
import { notMuted } from '../../core/visibility/mutes.sql.js';
import { projectIsVisibleTo } from '../../core/visibility/projects.sql.js';
import { forMembers, hasSkill } from '../entries.sql.js';

const LATEST_UPDATES = 20;

const summaryFor = (viewer: string): JsonFields<ProjectSummary> => ({
  id: 'p.id',
  slug: 'p.slug',
  stage: 'p.stage',
  title: 'p.title',
  purpose: forMembers(viewer, 'p.excerpt'),
  topic: 'p.topic',
  skills: 'p.skills',
  memberCount: `(SELECT count(*) FROM project_members pm JOIN users mu ON mu.id = pm.user_id
    WHERE pm.project_id = p.id AND mu.suspended_at IS NULL AND ${notBlocked('mu.id', viewer)})`,
  openRoleCount: `CASE WHEN ${TAKES_PEOPLE} THEN (SELECT count(*) ${FREE_PARTS}) ELSE 0 END`,
  fewestHours: `CASE WHEN ${TAKES_PEOPLE} THEN (SELECT min(r.hours_per_week) ${FREE_PARTS}) END`,
  endsOn: 'p.ends_on',
  createdAt: 'iso_instant(p.created_at)',
  owner: forMembers(viewer, authorSummary('o')),
  part: `CASE WHEN p.owner_id = ${viewer}::uuid THEN 'owner'
    WHEN EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = ${viewer}::uuid) THEN 'member'
    WHEN EXISTS (SELECT FROM project_requests q WHERE q.project_id = p.id AND q.user_id = ${viewer}::uuid
                 AND q.state = 'waiting') THEN 'requested' END`,
});

/** The latest first. `after`: [createdAt, id]. */
export function projectPage(
  viewer: Member | null,
  { stage, waiting, topic, skill, hours }: Omit<ProjectListQuery, 'limit' | 'cursor'>,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const me = parameters.add(viewer?.id ?? null);
  const staff = parameters.add(viewer !== null && isStaff(viewer));
  const conditions = [projectIsVisibleTo(me, staff)];
  if (stage) conditions.push(`p.stage = ${parameters.add(stage)}`);
  if (waiting) conditions.push(`p.stage = 'proposed' AND p.returned_reason IS NULL`);
  else
    conditions.push(`(${notMuted('p.owner_id', me)} OR EXISTS (
      SELECT FROM project_members own WHERE own.project_id = p.id AND own.user_id = ${me}::uuid))`);
  if (topic) conditions.push(`p.topic = ${parameters.add(topic)}`);
  if (skill) conditions.push(hasSkill('p.skills', parameters.add(skill.trim())));
  if (hours)
    conditions.push(
      `${TAKES_PEOPLE} AND EXISTS (SELECT ${FREE_PARTS} AND r.hours_per_week <= ${parameters.add(hours)}::integer)`,
    );
  const source = `FROM projects p LEFT JOIN users o ON o.id = p.owner_id WHERE ${conditions.join(' AND ')}`;
  return pageStatement({
    item: jsonObject<ProjectSummary>(summaryFor(me)),
    source,
    key: [
      ['p.created_at', 'timestamptz'],
      ['p.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    total: `SELECT count(*) ${source}`,
    parameters,
  });
}

const ROLES = jsonArray(
  jsonObject<ProjectRoleResponse>({
    id: 'r.id',
    name: 'r.name',
    hoursPerWeek: 'r.hours_per_week',
    isTaken: 'EXISTS (SELECT FROM project_members t WHERE t.role_id = r.id)',
  }),
  'FROM project_roles r WHERE r.project_id = p.id ORDER BY r.position, r.id',
);

const MEMBERS = jsonArray(
  jsonObject<ProjectMemberResponse>({
    ...personFields('u'),
    role: 'r.name',
    isOwner: 'coalesce(u.id = p.owner_id, false)',
    canLead: `coalesce(u.id <> p.owner_id, true) AND (u.is_admin OR ${isHpcMemberSql('u.id')})`,
  }),
  `FROM project_members m JOIN users u ON u.id = m.user_id LEFT JOIN project_roles r ON r.id = m.role_id
   WHERE m.project_id = p.id AND ${notBlocked('u.id', '$2')} AND u.suspended_at IS NULL
   ORDER BY (u.id = p.owner_id) DESC, m.joined_at, u.id`,
);

const UPDATES = jsonArray(
  jsonObject<ProjectUpdateResponse>({
    id: 'n.id',
    text: 'n.text',
    createdAt: 'iso_instant(n.created_at)',
    author: authorSummary('a'),
  }),
  `FROM project_updates n LEFT JOIN users a ON a.id = n.author_id
   WHERE n.project_id = p.id AND ${notBlocked('n.author_id', '$2')}
   ORDER BY n.created_at DESC, n.id LIMIT ${LATEST_UPDATES}`,
);

const REQUESTS = jsonArray(
  jsonObject<ProjectRequestResponse>({
    id: 'q.id',
    roleId: 'r.id',
    role: 'r.name',
    message: 'q.message',
    createdAt: 'iso_instant(q.created_at)',
    member: jsonObject(personFields('u')),
  }),
  `FROM project_requests q JOIN users u ON u.id = q.user_id JOIN project_roles r ON r.id = q.role_id
   WHERE q.project_id = p.id AND q.state = 'waiting' AND ${notBlocked('u.id', '$2')} AND u.suspended_at IS NULL
   ORDER BY q.created_at, q.id LIMIT 100`,
);

const NEXT_EVENT: Json<ProjectEvent | null> = `(SELECT ${jsonObject<ProjectEvent>({
  id: 'e.id',
  slug: 'e.slug',
  title: 'e.title',
  startDate: 'iso_instant(e.starts_at)',
  timeZone: 'e.time_zone',
})} FROM events e WHERE e.id = p.next_event_id AND e.ends_at > now() AND e.canceled_at IS NULL
  AND ${eventIsOpenTo('$2', '$5')})`;

/** The project as the viewer may see it: visitors see its title, where it stands and which parts it has. */
export const visibleProject = (
  { by, value }: IdOrSlug,
  viewer: Member | null,
  isReviewed: boolean,
): Statement => ({
  name: `projects.by_${by}`,
  text: `
    SELECT ${jsonObject<ProjectDetail>({
      ...summaryFor('$2'),
      purpose: forMembers('$2', 'p.purpose'),
      roles: ROLES,
      result: forMembers('$2', 'p.result'),
      stageSince: 'iso_instant(p.stage_since)',
      returnedReason: 'p.returned_reason',
      members: forMembers('$2', MEMBERS, `'[]'::json`),
      updates: forMembers('$2', UPDATES, `'[]'::json`),
      requests: `CASE WHEN p.owner_id = $2::uuid THEN ${REQUESTS} ELSE '[]'::json END`,
      requestedRoleId: `(SELECT q.role_id FROM project_requests q WHERE q.project_id = p.id AND q.user_id = $2::uuid
        AND q.state = 'waiting')`,
      nextEvent: forMembers('$2', NEXT_EVENT),
      discussion: forMembers(
        '$2',
        '(SELECT d.slug FROM posts d WHERE d.id = p.discussion_id AND d.deleted_at IS NULL AND d.hidden_at IS NULL)',
      ),
      isHidden: 'p.hidden_at IS NOT NULL',
      canReview: '$3::boolean',
      isReviewed: '$4::boolean',
    })}::text AS json
    FROM projects p LEFT JOIN users o ON o.id = p.owner_id WHERE p.${by} = $1 AND ${projectIsVisibleTo('$2', '$3')}`,
  values: [value, viewer?.id ?? null, viewer !== null && isStaff(viewer), isReviewed, isPro(viewer)],
});

/** The id of a project that the member may see. */
export const projectToWrite = ({ by, value }: IdOrSlug, member: Member): Statement => ({
  name: `projects.to_write_by_${by}`,
  text: `SELECT p.id FROM projects p WHERE p.${by} = $1 AND ${projectIsVisibleTo('$2', '$3')}`,
  values: [value, member.id, isStaff(member)],
});

/** Whether someone in the project, by id, can look after it. */
export const canLead = (projectId: string, userId: string): Statement => ({
  name: 'projects.can_lead',
  text: `SELECT u.id FROM project_members m JOIN users u ON u.id = m.user_id
         WHERE m.project_id = $1 AND u.id = $2 AND u.suspended_at IS NULL AND (u.is_admin OR ${isHpcMemberSql('u.id')})`,
  values: [projectId, userId],
});

/** The event that those in a project meet at. */
export const eventToMeetAt = ({ by, value }: IdOrSlug, member: Member): Statement => ({
  name: `projects.event_by_${by}`,
  text: `SELECT e.id FROM events e WHERE e.${by} = $1 AND e.ends_at > now() AND e.canceled_at IS NULL
         AND (e.access = 'free' OR $2::boolean) AND ${eventIsOpenTo('$3', '$2')}`,
  values: [value, isPro(member), member.id],
});
