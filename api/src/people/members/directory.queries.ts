import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { matching } from '../../core/search/matching.sql.js';
import { isActiveToday } from '../../identity/presence/presence.sql.js';
import { portrait } from '../../identity/users/person.sql.js';
import type {
  MemberCard,
  MemberFilterChoices,
  MemberNumbers,
  MembersInCommon,
  ShownMember,
} from './members.dto.js';
import { cardSeenBy, NAME, near } from './members.sql.js';
import { FOUND, isShown, LISTED, viewerAudience, shown } from '../../core/visibility/members.sql.js';

const TOTAL = `SELECT value FROM counters WHERE name = 'members'`;
const NEW_FOR = '30 days';

export const MEMBER_ORDERS = ['newest', 'name'] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

export interface MemberFilters {
  /** What people are found by, a tsquery. */
  query: string | null;
  /** As [kind, value], with the kinds of `member_filter_terms`: `['place', 'Lisbon']`. */
  terms: readonly (readonly [kind: string, value: string])[];
  isNew: boolean;
  friends: boolean;
}

const cardFor = (viewer: string) =>
  jsonObject<MemberCard>({
    ...cardSeenBy(viewer),
    skills: shown('skills', viewerAudience('u.id', viewer), 'u.skills', `'{}'::text[]`),
    joinedAt: 'iso_instant(u.joined_at)',
    isActiveToday: isActiveToday('u', viewer),
  });

const termsFor = (audience: 'members' | 'friends' | 'me') =>
  `member_filter_terms(u.interests, u.skills, u.helps_with, u.location, u.visibility, ${near(audience)})`;

/**
 * Hidden fields never match. The first UNION branch uses the expression index; a single OR would recompute the terms of
 * every candidate.
 */
const hasTerms = (terms: string, viewer: string) => `u.id IN (
  SELECT u.id FROM users u WHERE ${LISTED} AND ${termsFor('members')} @> ${terms}
  UNION ALL SELECT u.id FROM users u
  WHERE u.id = ANY ((SELECT friends_of(${viewer}::uuid))::uuid[]) AND ${termsFor('friends')} @> ${terms}
  UNION ALL SELECT u.id FROM users u WHERE u.id = ${viewer}::uuid AND ${termsFor('me')} @> ${terms})`;

/** Filters as `member_filter_terms` gives what people have. */
const folded = (terms: MemberFilters['terms'], parameters: Parameters) => {
  const [kinds, values] = [0, 1].map((part) => parameters.add(terms.map((term) => term[part])));
  return `(SELECT array_agg(t.kind || ':' || search_fold(t.value)) FROM unnest(${kinds}::text[], ${values}::text[]) t(kind, value))`;
};

const ORDERS = {
  newest: {
    key: [
      ['u.joined_at', 'timestamptz'],
      ['u.id', 'uuid'],
    ],
    descending: true,
  },
  name: {
    key: [
      [`search_fold(${NAME}) COLLATE "C"`, 'text'],
      ['u.id', 'uuid'],
    ],
    descending: false,
  },
} as const;

/** Members for a member. `after`: the key of the order. */
export function memberPage(
  viewerId: string,
  { query, terms, isNew, friends }: MemberFilters,
  order: MemberOrder,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const viewer = parameters.add(viewerId);
  // Friends find each other all the same.
  const found = friends ? LISTED : `${LISTED} AND (u.in_directory OR u.id = ${viewer}::uuid)`;
  const seen = `${found} AND ${notBlocked('u.id', viewer)}`;
  const indexed = [
    ...(query === null
      ? []
      : [`u.id IN (SELECT f.id FROM (${matching('person', `${parameters.add(query)}::tsquery`)}) f)`]),
    ...(terms.length > 0 ? [hasTerms(folded(terms, parameters), viewer)] : []),
    ...(friends ? [`u.id = ANY ((SELECT friends_of(${viewer}::uuid))::uuid[])`] : []),
  ];
  // OFFSET 0: an index finds people first; walking everybody in order until enough match would be slow for what few
  // people have.
  const people =
    indexed.length > 0
      ? `(SELECT * FROM users u WHERE ${LISTED} AND ${indexed.join(' AND ')} OFFSET 0)`
      : 'users';
  const everybody = indexed.length === 0 && !isNew;
  const source = `FROM ${people} u WHERE ${seen} ${isNew ? `AND u.joined_at > now() - interval '${NEW_FOR}'` : ''}`;
  return pageStatement({
    ...(everybody && { name: `members.${order}` }),
    item: cardFor(viewer),
    source,
    ...ORDERS[order],
    size,
    after,
    total: everybody
      ? `(${TOTAL}) - (SELECT count(*) FROM users u WHERE ${LISTED} AND (u.id = ANY ((SELECT blocked_with(${viewer}::uuid))::uuid[])
          OR (NOT u.in_directory AND u.id <> ${viewer}::uuid)))`
      : `SELECT count(*) ${source}`,
    parameters,
  });
}

const CHOICES = 40;
/** What visitors are shown of them. */
const BARS = 8;
const PEOPLE_SHOWN = 6;
/** What fewer have in common could point to one of them. */
const FEWEST_IN_COMMON = 3;
const MAX_CANDIDATES = 2_000;

/** The most common values, whatever their case, of those that at least `people` show to members. */
const mostCommon = (values: string, shownTo: string, people: number, most: number) => `FROM (
       SELECT min(v.value) AS value, count(*) AS people
       FROM latest u CROSS JOIN LATERAL (SELECT DISTINCT btrim(x) AS value FROM unnest(${values}) x) v
       WHERE ${shownTo} AND v.value <> '' GROUP BY search_fold(v.value) HAVING count(*) >= ${people} ORDER BY people DESC, 1 LIMIT ${most}
     ) c`;

const common = (values: string, shownTo: string, people = 1) =>
  jsonArray<string>(
    'c.value',
    `${mostCommon(values, shownTo, people, CHOICES)} ORDER BY search_fold(c.value) COLLATE "C"`,
  );

const counted = (values: string, shownTo: string) =>
  jsonArray(
    jsonObject<MembersInCommon>({ value: 'c.value', members: 'c.people' }),
    `${mostCommon(values, shownTo, FEWEST_IN_COMMON, BARS)} ORDER BY c.people DESC, c.value`,
  );

/** What members who came lately can be filtered by. */
export const memberFilterChoices = (): Statement => ({
  name: 'members.filter_choices',
  text: `
    WITH latest AS MATERIALIZED (
      SELECT u.interests, u.skills, u.helps_with, u.location, u.visibility FROM users u WHERE ${FOUND}
      ORDER BY u.joined_at DESC LIMIT ${MAX_CANDIDATES}
    )
    SELECT ${jsonObject<MemberFilterChoices>({
      topics: common('u.interests', isShown('interests', near('members'))),
      skills: common('u.skills', isShown('skills', near('members'))),
      helpsWith: common('u.helps_with', isShown('helpsWith', near('members'))),
      places: common(`string_to_array(u.location, ',')`, isShown('location', near('members'))),
    })}::text AS json`,
});

const COUNTRY = `ARRAY[split_part(u.location, ',', -1)]`;
const COUNTRY_SHOWN = `u.location LIKE '%,%' AND ${isShown('location', near('members'))}`;

/** What visitors read of the members: how many they are, what several who came lately have in common, and who agreed to be shown. */
export const memberNumbers = (): Statement => ({
  name: 'members.numbers',
  text: `
    WITH latest AS MATERIALIZED (
      SELECT u.id, u.slug, u.first_name, u."current_role", u.profile_image_url, u.joined_at, u.skills, u.location,
        u.visibility
      FROM users u WHERE ${FOUND}
      ORDER BY u.joined_at DESC LIMIT ${MAX_CANDIDATES}
    )
    SELECT ${jsonObject<MemberNumbers>({
      members: `coalesce((${TOTAL}), 0)`,
      countries: common(COUNTRY, COUNTRY_SHOWN, FEWEST_IN_COMMON),
      fields: common('u.skills', isShown('skills', near('members')), FEWEST_IN_COMMON),
      countryCounts: counted(COUNTRY, COUNTRY_SHOWN),
      fieldCounts: counted('u.skills', isShown('skills', near('members'))),
      people: jsonArray(
        jsonObject<ShownMember>({
          slug: 'u.slug',
          name: 'member_name(u.first_name, NULL)',
          currentRole: 'u."current_role"',
          profileImageUrl: portrait('u'),
        }),
        `FROM latest u WHERE ${isShown('membersPage', near('public'))} ORDER BY u.joined_at DESC, u.id LIMIT ${PEOPLE_SHOWN}`,
      ),
    })}::text AS json`,
});
