import { jsonObject } from '../../../core/database/json.sql.js';
import type { Statement } from '../../../core/database/database.js';
import { tiedWith } from '../../../core/visibility/friends.sql.js';
import { portrait } from '../../../identity/users/person.sql.js';
import { cardSeenBy } from '../members.sql.js';
import { FOUND, viewerAudience, shown } from '../../../core/visibility/members.sql.js';
import type { HighlightedUser, MemberSummary } from '../members.dto.js';
import type { Shared } from './commonalities.js';
import { roleTerms, commonTerms, sharedBy } from './commonalities.sql.js';

interface ClosestRow<Person> {
  user: Person;
  shared: Shared;
}

/** How many people of one group, course or place are looked at: bounds the work in a large community. */
const MAX_CANDIDATES = 100;
const SHORT_LIST = 20;

/** Puts people in an order that is the caller's own and changes every day. */
const draw = (person: string) => `md5(${person}::text || $1::text || (SELECT since FROM me)::date::text)`;

interface Parts {
  /** Only what was there before counts: an instant, of `u`, the viewer. */
  since: string;
  /** SQL of the ids of people who are left out. */
  without: string;
  /** What is shown of a person `u`. */
  user: string;
  most: number;
}

/** Members who have most in common with `$1`, ties broken by a draw that lasts a day. */
const closestMembers = ({ since, without, user, most }: Parts) => `
  WITH me AS MATERIALIZED (
    SELECT u.*, ${since} AS since, ${roleTerms('u')} AS terms FROM users u WHERE u.id = $1
  ),
  hints AS (
    SELECT o.user_id, 3 AS weight FROM me
    JOIN group_memberships g ON g.user_id = me.id AND g.joined_at < me.since
    CROSS JOIN LATERAL (SELECT x.user_id FROM group_memberships x
      WHERE x.group_id = g.group_id AND x.joined_at < me.since ORDER BY x.joined_at DESC LIMIT ${MAX_CANDIDATES}) o
    UNION ALL
    SELECT o.user_id, 2 FROM me
    JOIN enrollments e ON e.user_id = me.id AND e.started_at < me.since
    CROSS JOIN LATERAL (SELECT x.user_id FROM enrollments x
      WHERE x.course_id = e.course_id AND x.started_at < me.since ORDER BY x.started_at DESC LIMIT ${MAX_CANDIDATES}) o
    UNION ALL
    SELECT o.id, 2 FROM me
    CROSS JOIN LATERAL (SELECT x.id FROM users x WHERE x.location = me.location
      ORDER BY x.location, x.joined_at DESC LIMIT ${MAX_CANDIDATES}) o
    UNION ALL
    (SELECT x.id, 2 FROM me JOIN users x ON x.interests && me.interests LIMIT ${MAX_CANDIDATES * 2})
  ),
  ranked AS MATERIALIZED (
    SELECT h.user_id, sum(h.weight) AS score FROM hints h
    WHERE h.user_id <> $1 AND h.user_id <> ALL ((SELECT ${without})::uuid[])
    GROUP BY h.user_id
    ORDER BY score DESC, ${draw('h.user_id')} LIMIT ${SHORT_LIST * 3}
  ),
  short_list AS (
    SELECT r.*, ${viewerAudience('r.user_id', '$1')} AS viewerAudience FROM ranked r JOIN users u ON u.id = r.user_id WHERE ${FOUND}
    ORDER BY r.score DESC, ${draw('r.user_id')} LIMIT ${SHORT_LIST}
  )
  SELECT ${user} AS user, ${sharedBy({ person: 'u', viewerAudience: 's.viewerAudience', viewer: 'me', before: 'me.since' })} AS shared
  FROM short_list s JOIN users u ON u.id = s.user_id CROSS JOIN me
  ORDER BY s.score + cardinality(${commonTerms(roleTerms('u'), 'me.terms')}) DESC, ${draw('u.id')} LIMIT ${most}`;

const HIGHLIGHT = closestMembers({
  since: `date_trunc('day', now() AT TIME ZONE u.time_zone) AT TIME ZONE u.time_zone`,
  without: 'blocked_with($1)',
  user: jsonObject<HighlightedUser>({
    id: 'u.id',
    slug: 'u.slug',
    firstName: 'u.first_name',
    lastName: 'u.last_name',
    email: shown('email', 's.viewerAudience', 'u.email'),
    profileImageUrl: portrait('u'),
    currentRole: 'u."current_role"',
    location: shown('location', 's.viewerAudience', 'u.location'),
  }),
  most: 1,
});

/** Only what was there before today counts, so that the choice stays the same while people join things. */
export const highlightFor = (userId: string): Statement => ({
  name: 'members.highlight',
  text: HIGHLIGHT,
  values: [userId],
});

const SUGGESTIONS = closestMembers({
  since: 'now()',
  without: `blocked_with($1) || ${tiedWith('$1')}`,
  user: jsonObject<MemberSummary>(cardSeenBy('$1')),
  most: 6,
});

/** Members to befriend, without people who were asked or have asked. */
export const suggestionsFor = (userId: string): Statement => ({
  name: 'members.suggestions',
  text: SUGGESTIONS,
  values: [userId],
});

export type HighlightRow = ClosestRow<HighlightedUser>;
export type SuggestionRow = ClosestRow<MemberSummary>;
