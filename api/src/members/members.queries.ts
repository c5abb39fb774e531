import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../common/database/json-sql.js';
import type { Statement } from '../database/database.js';
import { type Audience, DEFAULT_VISIBILITY, type ProfileField } from '../users/visibility.js';

export const LISTED = 'u.onboarded_at IS NOT NULL AND u.suspended_at IS NULL';
const NAME = 'member_name(u.first_name, u.last_name)';
const TOTAL = `SELECT value FROM counters WHERE name = 'members'`;

/** `expression` where the profile's owner lets a viewer that near see `field`, else `hidden`. */
const shown = (field: ProfileField, viewer: string, expression: string, hidden = 'NULL') =>
  `CASE WHEN is_visible(u.visibility, '${field}', '${DEFAULT_VISIBILITY[field]}', ${viewer}) THEN ${expression} ELSE ${hidden} END`;

const CARD = jsonObject({
  id: 'u.id',
  slug: 'u.slug',
  name: NAME,
  currentRole: 'u."current_role"',
  location: shown('location', `'members'`, 'u.location'),
  profileImageUrl: 'u.profile_image_url',
  skills: shown('skills', `'members'`, 'u.skills', `'{}'::text[]`),
  joinedAt: 'iso_instant(u.joined_at)',
});

/** One Latin letter begins too many words to be of use: it is looked for as it is. */
const asPrefix = (word: string) => (/^[a-z0-9]$/.test(word) ? word : `${word}:*`);

/** Members for members, the newest first. `after`: [joinedAt, id]. */
export function memberPage(words: string[], size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  const isSearch = words.length > 0;
  // OFFSET 0: the search index finds people first; walking everybody by date until enough match would be slow for
  // words that few people have.
  const people = isSearch
    ? `(SELECT * FROM users u WHERE ${LISTED} AND
        member_search_words(u.first_name, u.last_name, u."current_role", u.location, u.skills, u.visibility)
        @@ to_tsquery('simple', ${parameters.add(words.map(asPrefix).join(' & '))}) OFFSET 0)`
    : 'users';
  return pageStatement({
    name: isSearch ? 'members.search' : 'members.list',
    item: CARD,
    source: `FROM ${people} u WHERE ${LISTED}`,
    key: [
      ['u.joined_at', 'timestamptz'],
      ['u.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    total: isSearch ? undefined : TOTAL,
    parameters,
  });
}

const VISITOR_MEMBERS = 12;

/** The newest members without anything that names them: role, region (the last part of the place) and date. */
export const membersForVisitors = (): Statement => ({
  name: 'members.visitor',
  text: `
    SELECT coalesce(json_agg(r.item), '[]'::json)::text AS json, NULL AS next, (${TOTAL})::integer AS total
    FROM (
      SELECT ${jsonObject({
        id: 'NULL',
        slug: 'NULL',
        name: 'NULL',
        currentRole: 'u."current_role"',
        location: shown('location', `'members'`, `nullif(btrim(split_part(u.location, ',', -1)), '')`),
        profileImageUrl: 'NULL',
        skills: `'{}'::text[]`,
        joinedAt: 'iso_instant(u.joined_at)',
      })} AS item
      FROM users u WHERE ${LISTED} ORDER BY u.joined_at DESC, u.id DESC LIMIT ${VISITOR_MEMBERS}
    ) r`,
});

const IN_PUBLIC_GROUPS = jsonArray(
  jsonObject({ slug: 'g.slug', name: 'g.name' }),
  `FROM group_memberships m JOIN groups g ON g.id = m.group_id
   WHERE m.user_id = u.id AND g.visibility = 'public' ORDER BY g.name, g.id LIMIT 50`,
);

const FINISHED_COURSES = jsonArray(
  jsonObject({ slug: 'c.slug', title: 'c.title' }),
  `FROM enrollments en JOIN courses c ON c.id = en.course_id
   WHERE en.user_id = u.id AND en.completed_at IS NOT NULL ORDER BY en.completed_at DESC, c.id LIMIT 50`,
);

/** A profile as seen by somebody standing as near as `viewer`; visitors get the first name only. */
export const profileSeenBy = ({ by, value }: IdOrSlug, viewer: Audience): Statement => ({
  name: `members.by_${by}`,
  text: `
    SELECT ${jsonObject({
      id: 'u.id',
      slug: 'u.slug',
      name: `CASE WHEN $2 = 'public' THEN member_name(u.first_name, NULL) ELSE ${NAME} END`,
      currentRole: 'u."current_role"',
      location: shown('location', '$2', 'u.location'),
      bio: shown('bio', '$2', 'u.bio'),
      links: shown('links', '$2', 'u.links', `'[]'::jsonb`),
      skills: shown('skills', '$2', 'u.skills', `'{}'::text[]`),
      helpsWith: shown('helpsWith', '$2', 'u.helps_with', `'{}'::text[]`),
      lookingFor: shown('lookingFor', '$2', 'u.looking_for', `'{}'::text[]`),
      profileImageUrl: `CASE WHEN $2 <> 'public' THEN u.profile_image_url END`,
      groups: shown('groups', '$2', IN_PUBLIC_GROUPS, `'[]'::json`),
      finishedCourses: shown('finishedCourses', '$2', FINISHED_COURSES, `'[]'::json`),
      joinedAt: 'iso_instant(u.joined_at)',
      timeZone: shown('timeZone', '$2', 'u.time_zone'),
      email: shown('email', '$2', 'u.email'),
    })}::text AS json
    FROM users u WHERE u.${by} = $1 AND (${LISTED} OR $2::text = 'me')`,
  values: [value, viewer],
});
