import type { Schema } from '@futurelab/platform/api';
import { readDay } from '../../../shared/model/days';

export type MemberFilters = Schema<'MemberFilters'>;

export const PLANS = { free: 'Free', pro: 'Pro' } as const;

export const STATES = {
  active: 'Active',
  onboarding: 'Onboarding',
  unconfirmed: 'Email not confirmed',
  suspended: 'Suspended',
} as const;

export const ROLES = { member: 'Member', moderator: 'Moderator', admin: 'Administrator' } as const;

export const STEPS = {
  onboarded: 'Onboarded',
  learned: 'First lesson',
  posted: 'First post',
  attended: 'First event',
  pro: 'Pro',
} as const;

export const ACTIVITY = {
  week: 'In the last 7 days',
  month: 'In the last 30 days',
  inactive: 'Not in the last 30 days',
} as const;

const textOf = (params: URLSearchParams, name: string) => params.get(name)?.trim().slice(0, 100) || undefined;

function choiceOf<Key extends string>(
  params: URLSearchParams,
  name: string,
  choices: Record<Key, string>,
): Key | undefined {
  const value = params.get(name);
  return value !== null && Object.hasOwn(choices, value) ? (value as Key) : undefined;
}

/** What an address asks for; what is no filter asks for nothing. */
export const readMemberFilters = (params: URLSearchParams): MemberFilters => ({
  query: textOf(params, 'query'),
  plan: choiceOf(params, 'plan', PLANS),
  state: choiceOf(params, 'state', STATES),
  role: choiceOf(params, 'role', ROLES),
  country: textOf(params, 'country'),
  active: choiceOf(params, 'active', ACTIVITY),
  joinedFrom: readDay(params, 'joinedFrom') || undefined,
  joinedTo: readDay(params, 'joinedTo') || undefined,
  step: choiceOf(params, 'step', STEPS),
});

/** The filters as they stand in an address; those of a segment always in the same order. */
export function memberSearch(filters: MemberFilters): URLSearchParams {
  const { query, plan, state, role, country, active, joinedFrom, joinedTo, step } = filters;
  const all = { query, plan, state, role, country, active, joinedFrom, joinedTo, step };
  const given = Object.entries(all).filter(([, value]) => value);
  return new URLSearchParams(given as [string, string][]);
}
