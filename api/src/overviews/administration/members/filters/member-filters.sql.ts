import type { Parameters } from '../../../../core/database/json.sql.js';
import { onDays } from '../../../../core/time/days.sql.js';
import { matching } from '../../../../core/search/matching.sql.js';
import { isHpcMemberSql } from '../../../../core/visibility/membership.sql.js';
import type { AccessLevel } from '../../../../identity/access-levels/access-level.js';
import { IS_SUSPENDED } from '../../../../identity/sessions/sessions.queries.js';
import { FUNNEL_STEPS } from './funnel-steps.sql.js';
import type { ActivityPeriod, MemberFilters, MemberState } from './member-filters.dto.js';

const IS_CONFIRMED = 'u.email_verified_at IS NOT NULL';
const IS_ONBOARDED = 'u.onboarded_at IS NOT NULL';

const STATES: Record<MemberState, string> = {
  suspended: IS_SUSPENDED,
  unconfirmed: `NOT ${IS_SUSPENDED} AND NOT ${IS_CONFIRMED}`,
  onboarding: `NOT ${IS_SUSPENDED} AND ${IS_CONFIRMED} AND NOT ${IS_ONBOARDED}`,
  active: `NOT ${IS_SUSPENDED} AND ${IS_CONFIRMED} AND ${IS_ONBOARDED}`,
};

/** Of member `u`. */
export const MEMBER_STATE = `CASE WHEN ${IS_SUSPENDED} THEN 'suspended' WHEN NOT ${IS_CONFIRMED} THEN 'unconfirmed'
  WHEN NOT ${IS_ONBOARDED} THEN 'onboarding' ELSE 'active' END`;

export const MEMBER_LEVEL = `CASE WHEN u.is_admin THEN 'admin' WHEN u.is_moderator THEN 'moderator' ELSE 'member' END`;

/** The first part of each is what its index is of. */
const LEVELS: Record<AccessLevel, string> = {
  admin: '(u.is_admin OR u.is_moderator) AND u.is_admin',
  moderator: '(u.is_admin OR u.is_moderator) AND NOT u.is_admin',
  member: 'NOT (u.is_admin OR u.is_moderator)',
};

/** Sessions are noted of all members, to the hour; presences outlive them, of members who show their activity. */
export const LAST_ACTIVE = `greatest(
  (SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = u.id AND NOT s.reads_only),
  (SELECT p.active_at FROM presences p WHERE p.user_id = u.id))`;

const activeWithin = (days: number) => `u.id IN (
  SELECT s.user_id FROM sessions s WHERE NOT s.reads_only AND s.last_used_at > now() - interval '${days} days'
  UNION ALL SELECT p.user_id FROM presences p WHERE p.active_at > now() - interval '${days} days')`;

const ACTIVITY: Record<ActivityPeriod, string> = {
  week: activeWithin(7),
  month: activeWithin(30),
  inactive: `NOT ${activeWithin(30)}`,
};

/** As `ix_users_country` has it. */
const COUNTRY = `lower(btrim(split_part(u.location, ',', -1)))`;

/** The beginnings of all words that were typed, in names alone; null when there is no word. */
const namesWith = (query: string) => `(SELECT string_agg('''' || w.word || ''':*A', ' & ')::tsquery
  FROM search_query_terms(${query}::text) w)`;

const likePattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

function isFound(query: string, byAddress: boolean, parameters: Parameters): string {
  const byName = `SELECT f.id FROM (${matching('person', namesWith(parameters.add(query)))}) f`;
  return byAddress
    ? `u.id IN (${byName} UNION ALL SELECT a.id FROM users a WHERE a.email LIKE ${parameters.add(likePattern(query))})`
    : `u.id IN (${byName})`;
}

/**
 * SQL that is true of the members `u` whom the filters find: of a list and, as stored, of a segment.
 * @param byAddress whether the query also looks at email addresses
 */
export function memberCondition(filters: MemberFilters, parameters: Parameters, byAddress = true): string {
  const { query, plan, state, role, country, active, joinedFrom, joinedTo, step } = filters;
  const all = ['true'];
  if (query) all.push(isFound(query, byAddress, parameters));
  if (plan) all.push(`${plan === 'pro' ? '' : 'NOT '}${isHpcMemberSql('u.id')}`);
  if (state) all.push(`(${STATES[state]})`);
  if (role) all.push(`(${LEVELS[role]})`);
  if (country) all.push(`${COUNTRY} = lower(${parameters.add(country)}::text)`);
  if (active) all.push(`(${ACTIVITY[active]})`);
  all.push(...onDays('u.joined_at', joinedFrom, joinedTo, parameters));
  if (step) all.push(`(${FUNNEL_STEPS[step]})`);
  return all.join(' AND ');
}

/** The filters that narrow anything, as they are stored and audited. */
export const givenFilters = ({
  query,
  plan,
  state,
  role,
  country,
  active,
  joinedFrom,
  joinedTo,
  step,
}: MemberFilters) =>
  Object.fromEntries(
    Object.entries({ query, plan, state, role, country, active, joinedFrom, joinedTo, step }).filter(
      ([, value]) => value,
    ),
  ) as Partial<Record<keyof MemberFilters, string>>;

/** Whether they find out who pays, which moderators do not see. */
export const concernPlans = ({ plan, step }: MemberFilters): boolean => plan !== undefined || step === 'pro';
