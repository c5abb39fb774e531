import { jsonArray, jsonObject } from '../common/database/json-sql.js';
import type { Statement } from '../database/database.js';
import { DEFAULT_VISIBILITY, type ProfileField } from '../users/visibility.js';
import type { Shared } from './commonalities.js';
import type { HighlightedUser } from './members.dto.js';

export interface HighlightRow {
  user: HighlightedUser;
  shared: Shared;
}

/** How many people of one group, course or place are looked at: bounds the work in a large community. */
const LOOKED_AT = 100;
const SHORT_LIST = 20;

const visible = (alias: string, field: ProfileField) =>
  `is_visible(${alias}.visibility, '${field}', '${DEFAULT_VISIBILITY[field]}', 'members')`;

/** Words of a role that say something, lower case. */
const roleTerms = (alias: string) =>
  `(SELECT coalesce(array_agg(DISTINCT w), '{}') FROM regexp_split_to_table(lower(${alias}."current_role"), '[^[:alpha:]]+') w
    WHERE length(w) > 4 AND w NOT IN ('about', 'former', 'futurelab', 'senior', 'their', 'which'))`;

const sameWords = (left: string, right: string) =>
  `ARRAY(SELECT unnest(${left}) INTERSECT SELECT unnest(${right}) ORDER BY 1)`;

/** Puts people in an order that is the caller's own and changes every day. */
const draw = (person: string, since: string) => `md5(${person}::text || $1::text || ${since}::date::text)`;

/**
 * The member who has most in common with `userId`, ties broken by a draw that lasts a day. Only what was there before
 * today counts, so that the choice stays the same while people join things.
 */
export const highlightFor = (userId: string): Statement => ({
  name: 'members.highlight',
  text: `
    WITH me AS MATERIALIZED (
      SELECT u.*, date_trunc('day', now() AT TIME ZONE u.time_zone) AT TIME ZONE u.time_zone AS since,
        ${roleTerms('u')} AS words
      FROM users u WHERE u.id = $1
    ),
    hints AS (
      SELECT o.user_id, 3 AS weight FROM me
      JOIN group_memberships g ON g.user_id = me.id AND g.joined_at < me.since
      CROSS JOIN LATERAL (SELECT x.user_id FROM group_memberships x
        WHERE x.group_id = g.group_id AND x.joined_at < me.since ORDER BY x.joined_at DESC LIMIT ${LOOKED_AT}) o
      UNION ALL
      SELECT o.user_id, 2 FROM me
      JOIN enrollments e ON e.user_id = me.id AND e.started_at < me.since
      CROSS JOIN LATERAL (SELECT x.user_id FROM enrollments x
        WHERE x.course_id = e.course_id AND x.started_at < me.since ORDER BY x.started_at DESC LIMIT ${LOOKED_AT}) o
      UNION ALL
      SELECT o.id, 2 FROM me
      CROSS JOIN LATERAL (SELECT x.id FROM users x WHERE x.location = me.location
        ORDER BY x.location, x.joined_at DESC LIMIT ${LOOKED_AT}) o
      UNION ALL
      (SELECT x.id, 2 FROM me JOIN users x ON x.interests && me.interests LIMIT ${LOOKED_AT * 2})
    ),
    ranked AS MATERIALIZED (
      SELECT h.user_id, sum(h.weight) AS score FROM hints h WHERE h.user_id <> $1 GROUP BY h.user_id
      ORDER BY score DESC, ${draw('h.user_id', '(SELECT since FROM me)')} LIMIT ${SHORT_LIST * 3}
    ),
    short_list AS (
      SELECT r.* FROM ranked r JOIN users c ON c.id = r.user_id
      WHERE c.onboarded_at IS NOT NULL AND c.suspended_at IS NULL
      ORDER BY r.score DESC, ${draw('r.user_id', '(SELECT since FROM me)')} LIMIT ${SHORT_LIST}
    ),
    compared AS (
      SELECT c.*, me.id AS viewer_id, me.since, s.score, ${sameWords('c.interests', 'me.interests')} AS same_interests,
        ${sameWords(roleTerms('c'), 'me.words')} AS same_words,
        ${visible('c', 'location')} AND c.location = me.location AS same_place
      FROM short_list s JOIN users c ON c.id = s.user_id CROSS JOIN me
    )
    SELECT ${jsonObject({
      id: 'c.id',
      slug: 'c.slug',
      firstName: 'c.first_name',
      lastName: 'c.last_name',
      email: `CASE WHEN ${visible('c', 'email')} THEN c.email END`,
      profileImageUrl: 'c.profile_image_url',
      currentRole: 'c."current_role"',
      location: `CASE WHEN ${visible('c', 'location')} THEN c.location END`,
    })} AS user, ${jsonObject({
      groups: jsonArray(
        'g.name',
        `FROM group_memberships a JOIN group_memberships b ON b.group_id = a.group_id AND b.user_id = c.id
         JOIN groups g ON g.id = a.group_id
         WHERE a.user_id = $1 AND a.joined_at < c.since AND b.joined_at < c.since AND ${visible('c', 'groups')}
         ORDER BY g.name`,
      ),
      courses: jsonArray(
        'k.title',
        `FROM enrollments a JOIN enrollments b ON b.course_id = a.course_id AND b.user_id = c.id
         JOIN courses k ON k.id = a.course_id
         WHERE a.user_id = $1 AND a.started_at < c.since AND b.started_at < c.since AND ${visible('c', 'finishedCourses')}
         ORDER BY k.title`,
      ),
      interests: 'c.same_interests',
      roleTerms: 'c.same_words',
      place: 'CASE WHEN c.same_place THEN c.location END',
    })} AS shared
    FROM compared c
    ORDER BY c.score + cardinality(c.same_words) DESC, ${draw('c.id', 'c.since')} LIMIT 1`,
  values: [userId],
});
