import { notMuted } from '../core/visibility/mutes.sql.js';
import { EXISTS_FOR_VIEWER, groupIsOpenTo } from '../core/visibility/groups.sql.js';
import type { IdOrSlug } from '../core/validation/id-or-slug.pipe.js';
import {
  jsonArray,
  jsonObject,
  pageStatement,
  Parameters,
  type JsonFields,
} from '../core/database/json.sql.js';
import type { Statement } from '../core/database/database.js';
import { listed } from '../core/visibility/posts.sql.js';
import { notBlocked } from '../core/visibility/blocks.sql.js';
import { matching } from '../core/search/matching.sql.js';
import type { GroupVisibility } from './group.entity.js';
import type { ActiveGroup, GroupMembershipResponse, GroupSummary, GroupTopic } from './groups.dto.js';

/** How many the list of members of `g` holds for a viewer, and how many discussions its list does. */
export const memberCountFor = (viewer: string) => `g.member_count - (
  SELECT count(*)::integer FROM group_memberships x WHERE x.group_id = g.id AND x.user_id = ANY ((
    SELECT blocked_with(${viewer}::uuid) || ARRAY(SELECT s.id FROM users s WHERE s.suspended_at IS NOT NULL))::uuid[]))`;
const postCountFor = (viewer: string) => `CASE WHEN cardinality((SELECT blocked_with(${viewer}::uuid))) = 0
  THEN g.post_count ELSE g.post_count - (
    SELECT count(*)::integer FROM posts x WHERE x.group_id = g.id AND ${listed('x')} AND NOT ${notBlocked('x.author_id', viewer)}) END`;

/** What it is, or will be once it is withheld no more. */
const VISIBILITY = 'coalesce(g.intended_visibility, g.visibility)';
const STATE = `coalesce(g.moderation_status, 'open')`;

export const RULES_REQUIRED = '(g.rules_required AND cardinality(g.rules) > 0)';

export const groupSummaryFor = (viewer: string): JsonFields<GroupSummary> => ({
  id: 'g.id',
  slug: 'g.slug',
  name: 'g.name',
  about: 'g.about',
  visibility: VISIBILITY,
  state: STATE,
  topic: 'g.topic',
  memberCount: memberCountFor(viewer),
  postCount: postCountFor(viewer),
  coverSeed: 'g.cover_seed',
  coverUrl: 'g.cover_url',
  rulesRequired: RULES_REQUIRED,
  isMember: 'm.id IS NOT NULL',
});

export const groupSeenBy = (viewer: string) => `FROM groups g
  LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = ${viewer}::uuid`;

const LISTED_GROUP = `g.visibility NOT IN ('secret', 'withheld') AND g.archived_at IS NULL`;

export interface GroupFilter {
  /** What they are found by, a tsquery. */
  terms: string | null;
  privacy?: GroupVisibility;
  topic?: string;
  mine?: boolean;
}

/** Groups that are not secret and go on, or the viewer's own; the largest first. `after`: [memberCount, id]. */
export function groupPage(
  viewerId: string | null,
  { terms, privacy, topic, mine }: GroupFilter,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const viewer = parameters.add(viewerId);
  const conditions = [mine ? `m.id IS NOT NULL AND ${EXISTS_FOR_VIEWER}` : LISTED_GROUP];
  if (privacy) conditions.push(`g.visibility = ${parameters.add(privacy)}`);
  if (topic) conditions.push(`search_fold(g.topic) = search_fold(${parameters.add(topic)})`);
  if (terms !== null)
    conditions.push(
      `g.id IN (SELECT f.id FROM (${matching('group', `${parameters.add(terms)}::tsquery`)}) f)`,
    );
  const source = `${groupSeenBy(viewer)} WHERE ${conditions.join(' AND ')}`;
  const isWhole = terms === null && !privacy && !topic && !mine;
  return pageStatement({
    ...(isWhole && { name: 'groups.list' }),
    item: jsonObject<GroupSummary>(groupSummaryFor(viewer)),
    source,
    key: [
      ['g.member_count', 'integer'],
      ['g.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    total: `SELECT count(*) ${source}`,
    parameters,
  });
}

const MAX_TOPICS = 30;

/** The topics of listed groups, the most frequent first. */
export const listedTopics = (): Statement => ({
  name: 'groups.topics',
  text: `SELECT ${jsonArray(
    jsonObject<GroupTopic>({ topic: 't.topic', groupCount: 't.groups' }),
    `FROM (SELECT min(g.topic) AS topic, count(*)::integer AS groups FROM groups g WHERE ${LISTED_GROUP}
           GROUP BY search_fold(g.topic) ORDER BY groups DESC, 1 LIMIT ${MAX_TOPICS}) t`,
  )}::text AS json`,
  values: [],
});

const membershipFor = (viewer: string) =>
  jsonObject<GroupMembershipResponse>({
    id: 'm.id',
    role: 'm.role',
    joinedAt: 'iso_instant(m.joined_at)',
    group: jsonObject({
      id: 'g.id',
      slug: 'g.slug',
      name: 'g.name',
      memberCount: memberCountFor(viewer),
      visibility: 'g.visibility',
      isArchived: 'g.archived_at IS NOT NULL',
      coverSeed: 'g.cover_seed',
      coverUrl: 'g.cover_url',
    }),
  });

/** The groups a member is in, secret ones too, the latest joined first; without what is withheld, which gives no points. */
export const membershipsOf = (userId: string): Statement => ({
  name: 'groups.memberships_of',
  text: `
    SELECT coalesce(json_agg(${membershipFor('$1')} ORDER BY m.joined_at DESC, m.id), '[]'::json)::text AS json
    FROM group_memberships m JOIN groups g ON g.id = m.group_id
    WHERE m.user_id = $1 AND g.visibility <> 'withheld'`,
  values: [userId],
});

const MAX_ACTIVE = 5;
/** What is older than so many discussions is not news. */
const LOOKED_AT = 20;

/** Of a member's groups that go on, those with the latest discussions; each by the index of its own. */
export const activeGroupsOf = (userId: string, pro: boolean): Statement => ({
  name: 'groups.active_of',
  text: `
    SELECT ${jsonArray(
      jsonObject<ActiveGroup>({ id: 'x.id', slug: 'x.slug', name: 'x.name', isUnread: 'x.is_unread' }),
      `FROM (
      SELECT g.id, g.slug, g.name, l.is_unread FROM group_memberships m JOIN groups g ON g.id = m.group_id
      CROSS JOIN LATERAL (
        SELECT max(p.last_activity_at) AS latest,
          coalesce(bool_or(p.last_activity_at > greatest(m.joined_at, pr.read_at)), false) AS is_unread
        FROM (SELECT p.id, p.last_activity_at FROM posts p
              WHERE p.group_id = g.id AND ${listed('p')} AND ${notBlocked('p.author_id', '$1')} AND ${notMuted('p.author_id', '$1')} AND ${groupIsOpenTo('$1', '$2')}
              ORDER BY p.last_activity_at DESC, p.id DESC LIMIT ${LOOKED_AT}) p
        LEFT JOIN post_reads pr ON pr.post_id = p.id AND pr.user_id = $1::uuid) l
      WHERE m.user_id = $1::uuid AND g.visibility <> 'withheld' AND g.archived_at IS NULL
      ORDER BY l.latest DESC NULLS LAST, m.joined_at DESC, g.id LIMIT ${MAX_ACTIVE}) x`,
    )}::text AS json`,
  values: [userId, pro],
});

/** The group and the caller's part in it. */
export const groupToJoin = ({ by, value }: IdOrSlug, userId: string): Statement => ({
  name: `groups.to_join_by_${by}`,
  text: `
    SELECT g.id, g.slug, g.name, ${VISIBILITY} AS visibility, g.moderation_status AS "moderationStatus", g.cover_url AS "coverUrl", g.questions,
      g.rules, g.rules_required AS "rulesRequired", g.rules_version AS "rulesVersion",
      g.archived_at IS NOT NULL AS "isArchived", m.role,
      EXISTS (SELECT FROM group_bans b WHERE b.group_id = g.id AND b.user_id = $2::uuid) AS "isBanned" FROM groups g
    LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = $2::uuid
    WHERE g.${by} = $1 AND ${EXISTS_FOR_VIEWER}`,
  values: [value, userId],
});

/**
 * Leaves the group, unless that would leave it without an owner. The owners are locked first: of two who leave at
 * the same moment, one stays.
 */
export const membershipDeletion = (groupId: string, userId: string): Statement => ({
  name: 'groups.leave',
  text: `
    WITH owners AS (
      SELECT user_id FROM group_memberships WHERE group_id = $1 AND role = 'owner' ORDER BY user_id FOR UPDATE
    )
    DELETE FROM group_memberships WHERE group_id = $1 AND user_id = $2
      AND (role <> 'owner' OR (SELECT count(*) FROM owners) > 1)
    RETURNING id`,
  values: [groupId, userId],
});

export const membershipIn = (groupId: string, userId: string): Statement => ({
  name: 'groups.membership_in',
  text: `
    SELECT ${membershipFor('$2')}::text AS json FROM group_memberships m JOIN groups g ON g.id = m.group_id
    WHERE m.group_id = $1 AND m.user_id = $2`,
  values: [groupId, userId],
});
