import { notMuted } from '../../core/visibility/mutes.sql.js';
import { isPro, type Member } from '../../core/access/member.js';
import type { Statement } from '../../core/database/database.js';
import { jsonArray, jsonObject, jsonWhen, type Json } from '../../core/database/json.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { EXISTS_FOR_VIEWER, groupIsOpenTo } from '../../core/visibility/groups.sql.js';
import { listed } from '../../core/visibility/posts.sql.js';
import type { PostSummary } from '../../discussions/posts/posts.dto.js';
import { POST_AUTHOR, postReadBy, postSummaryFor } from '../../discussions/posts/posts.sql.js';
import { GOING_COUNT } from '../../events/events.sql.js';
import { personFields } from '../../identity/users/person.sql.js';
import type { GroupMember } from '../../groups/groups.dto.js';
import { groupSeenBy, groupSummaryFor } from '../../groups/groups.queries.js';
import { requestsIn } from '../../groups/groups.sql.js';
import { resourcesFor } from '../../groups/resources/group-resources.sql.js';
import type { GroupDetail, GroupEvent } from './group-page.dto.js';

const FIRST_MEMBERS = 12;
const RECENT_POSTS = 5;

// Staff come first, then people who have been there longest; either part is bounded by an index.
const MEMBERS = jsonArray(
  jsonObject<GroupMember>({ ...personFields('u'), role: 'f.role' }),
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
  jsonObject<PostSummary>(postSummaryFor('$2')),
  `FROM posts p ${POST_AUTHOR} ${postReadBy('$2')}
   WHERE p.group_id = g.id AND ${listed('p')} AND ${notBlocked('p.author_id', '$2')} AND ${notMuted('p.author_id', '$2')}
   ORDER BY (p.pinned_at IS NOT NULL) DESC, p.last_activity_at DESC, p.id DESC LIMIT ${RECENT_POSTS}`,
);

const NEXT_EVENTS = 3;

const EVENTS = jsonArray(
  jsonObject<GroupEvent>({
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

const ifOpen = <T>(json: Json<T[]>): Json<T[]> =>
  `CASE WHEN ${groupIsOpenTo('$2', '$3')} THEN ${json} ELSE '[]'::json END`;

/** The group for a member; who is in a closed group and what they write is only for those it is open to. */
export const visibleGroup = ({ by, value }: IdOrSlug, viewer: Member): Statement => ({
  name: `groups.by_${by}`,
  text: `
    SELECT ${jsonObject<GroupDetail>({
      ...groupSummaryFor('$2'),
      rules: 'g.rules',
      rulesVersion: 'g.rules_version',
      questions: 'g.questions',
      returnedReason: 'g.returned_reason',
      members: ifOpen(MEMBERS),
      recentPosts: ifOpen(POSTS),
      events: ifOpen(EVENTS),
      resources: ifOpen(resourcesFor('$2', '$4')),
      membership: jsonWhen(
        'm.id IS NOT NULL',
        jsonObject({
          role: 'm.role',
          notifications: 'm.notifications',
          rulesChanged: 'm.rules_seen < g.rules_version AND cardinality(g.rules) > 0',
        }),
      ),
      isArchived: 'g.archived_at IS NOT NULL',
      requestCount: `CASE WHEN m.role IN ('owner', 'moderator') THEN (
        SELECT count(*)::integer ${requestsIn('g.id', '$2')}) END`,
      joinRequested: `EXISTS (SELECT FROM group_join_requests j WHERE j.group_id = g.id AND j.user_id = $2::uuid)`,
    })}::text AS json
    ${groupSeenBy('$2')} WHERE g.${by} = $1 AND (${EXISTS_FOR_VIEWER} OR ($4::boolean AND g.visibility = 'withheld'))`,
  values: [value, viewer.id, isPro(viewer), viewer.isAdmin],
});
