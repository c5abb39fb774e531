import type { IdOrSlug } from '../core/validation/id-or-slug.pipe.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../core/database/json.sql.js';
import type { Statement } from '../core/database/database.js';
import { listed, POST_AUTHOR, postReadBy, postSummaryFor } from '../discussions/posts/posts.sql.js';
import { eventIsOpenTo, GOING_COUNT } from '../events/events.sql.js';
import { notBlocked } from '../people/blocks/blocks.sql.js';
import { matching } from '../core/search/matching.sql.js';
import type { GroupVisibility } from './group.entity.js';
import { groupIsOpenTo, requestsIn } from './groups.sql.js';
import { personFields } from '../identity/users/person.sql.js';
import { resourcesFor } from './resources/group-resources.sql.js';
import { isPro, type Member } from '../core/access/member.js';

/** How many the list of members of `g` holds for a viewer, and how many discussions its list does. */
export const memberCountFor = (viewer: string) => `g.member_count - (
  SELECT count(*)::integer FROM group_memberships x WHERE x.group_id = g.id AND x.user_id = ANY ((
    SELECT blocked_with(${viewer}::uuid) || ARRAY(SELECT s.id FROM users s WHERE s.suspended_at IS NOT NULL))::uuid[]))`;
const postCountFor = (viewer: string) => `CASE WHEN cardinality((SELECT blocked_with(${viewer}::uuid))) = 0
  THEN g.post_count ELSE g.post_count - (
    SELECT count(*)::integer FROM posts x WHERE x.group_id = g.id AND ${listed('x')} AND NOT ${notBlocked('x.author_id', viewer)}) END`;

/** What it is, or will be once it is withheld no more. */
const VISIBILITY = 'coalesce(g.intended_visibility, g.visibility)';
const STATE = `coalesce(g.withheld_as, 'open')`;

const summaryFor = (viewer: string) => ({
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
  isMember: 'm.id IS NOT NULL',
});

const seenBy = (viewer: string) => `FROM groups g
  LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = ${viewer}::uuid`;

/** A secret group exists only for those in it, and one that is withheld for its owners. */
export const EXISTS_FOR_VIEWER = `(CASE g.visibility WHEN 'secret' THEN m.id IS NOT NULL
  WHEN 'withheld' THEN m.role = 'owner' AND g.withheld_as <> 'removed' ELSE true END)`;

const LISTED_GROUP = `g.visibility NOT IN ('secret', 'withheld') AND g.archived_at IS NULL`;

export interface GroupFilter {
  /** What they are found by, a tsquery. */
  words: string | null;
  privacy?: GroupVisibility;
  topic?: string;
  mine?: boolean;
}

/** Groups that are not secret and go on, or the viewer's own; the largest first. `after`: [memberCount, id]. */
export function groupPage(
  viewerId: string | null,
  { words, privacy, topic, mine }: GroupFilter,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const viewer = parameters.add(viewerId);
  const conditions = [mine ? `m.id IS NOT NULL AND ${EXISTS_FOR_VIEWER}` : LISTED_GROUP];
  if (privacy) conditions.push(`g.visibility = ${parameters.add(privacy)}`);
  if (topic) conditions.push(`search_fold(g.topic) = search_fold(${parameters.add(topic)})`);
  if (words !== null)
    conditions.push(
      `g.id IN (SELECT f.id FROM (${matching('group', `${parameters.add(words)}::tsquery`)}) f)`,
    );
  const source = `${seenBy(viewer)} WHERE ${conditions.join(' AND ')}`;
  const isWhole = words === null && !privacy && !topic && !mine;
  return pageStatement({
    ...(isWhole && { name: 'groups.list' }),
    item: jsonObject(summaryFor(viewer)),
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
    jsonObject({ topic: 't.topic', groupCount: 't.groups' }),
    `FROM (SELECT min(g.topic) AS topic, count(*)::integer AS groups FROM groups g WHERE ${LISTED_GROUP}
           GROUP BY search_fold(g.topic) ORDER BY groups DESC, 1 LIMIT ${MAX_TOPICS}) t`,
  )}::text AS json`,
  values: [],
});

const FIRST_MEMBERS = 12;
const RECENT_POSTS = 5;

// Staff come first, then those who have been there longest; either part is bounded by an index.
const MEMBERS = jsonArray(
  jsonObject({
    ...personFields('u'),
    role: 'f.role',
  }),
  `FROM (
     (SELECT user_id, role, joined_at FROM group_memberships WHERE group_id = g.id AND role <> 'member'
      ORDER BY joined_at LIMIT ${FIRST_MEMBERS})
     UNION ALL
     (SELECT user_id, role, joined_at FROM group_memberships WHERE group_id = g.id AND role = 'member'
      ORDER BY joined_at LIMIT ${FIRST_MEMBERS})
   ) f JOIN users u ON u.id = f.user_id
   WHERE u.suspended_at IS NULL AND ${notBlocked('u.id', '$2')}
   ORDER BY array_position(ARRAY['owner', 'moderator', 'member'], f.role), f.joined_at, u.id LIMIT ${FIRST_MEMBERS}`,
);

const POSTS = jsonArray(
  jsonObject(postSummaryFor('$2')),
  `FROM posts p ${POST_AUTHOR} ${postReadBy('$2')}
   WHERE p.group_id = g.id AND ${listed('p')} AND ${notBlocked('p.author_id', '$2')}
   ORDER BY (p.pinned_at IS NOT NULL) DESC, p.last_activity_at DESC, p.id DESC LIMIT ${RECENT_POSTS}`,
);

const NEXT_EVENTS = 3;

const EVENTS = jsonArray(
  jsonObject({
    id: 'e.id',
    slug: 'e.slug',
    title: 'e.title',
    startDate: 'iso_instant(e.starts_at)',
    endDate: 'iso_instant(e.ends_at)',
    timeZone: 'e.time_zone',
    format: 'e.format',
    location: 'e.location',
    goingCount: GOING_COUNT,
  }),
  `FROM events e WHERE e.group_id = g.id AND e.canceled_at IS NULL AND e.ends_at > now() AND ${eventIsOpenTo('$2', '$3')}
   ORDER BY e.starts_at, e.id LIMIT ${NEXT_EVENTS}`,
);

const ifOpen = (json: string) => `CASE WHEN ${groupIsOpenTo('$2', '$3')} THEN ${json} ELSE '[]'::json END`;

/** The group for a member; who is in a closed group and what they write is only for those it is open to. */
export const visibleGroup = ({ by, value }: IdOrSlug, viewer: Member): Statement => ({
  name: `groups.by_${by}`,
  text: `
    SELECT ${jsonObject({
      ...summaryFor('$2'),
      rules: 'g.rules',
      questions: 'g.questions',
      returnedReason: 'g.returned_reason',
      members: ifOpen(MEMBERS),
      recentPosts: ifOpen(POSTS),
      events: ifOpen(EVENTS),
      resources: ifOpen(resourcesFor('$2', '$4')),
      membership: `CASE WHEN m.id IS NOT NULL THEN ${jsonObject({ role: 'm.role', notifications: 'm.notifications' })} END`,
      isArchived: 'g.archived_at IS NOT NULL',
      requestCount: `CASE WHEN m.role IN ('owner', 'moderator') THEN (
        SELECT count(*)::integer ${requestsIn('g.id', '$2')}) END`,
      joinRequested: `EXISTS (SELECT FROM group_join_requests j WHERE j.group_id = g.id AND j.user_id = $2::uuid)`,
    })}::text AS json
    ${seenBy('$2')} WHERE g.${by} = $1 AND (${EXISTS_FOR_VIEWER} OR ($4::boolean AND g.visibility = 'withheld'))`,
  values: [value, viewer.id, isPro(viewer), viewer.isAdmin],
});

const membershipFor = (viewer: string) =>
  jsonObject({
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

/** The group and the caller's part in it. */
export const groupToJoin = ({ by, value }: IdOrSlug, userId: string): Statement => ({
  name: `groups.to_join_by_${by}`,
  text: `
    SELECT g.id, g.slug, g.name, ${VISIBILITY} AS visibility, g.withheld_as AS "withheldAs", g.cover_url AS "coverUrl", g.questions,
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
