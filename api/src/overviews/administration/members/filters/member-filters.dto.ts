import { IsIn, IsOptional } from 'class-validator';
import { DayFilter } from '../../../../core/time/day-filter.js';
import { TrimmedText } from '../../../../core/validation/validation.js';
import { ACCESS_LEVELS, type AccessLevel } from '../../../../identity/access-levels/access-level.js';

export const MEMBER_PLANS = ['free', 'pro'] as const;
export type MemberPlan = (typeof MEMBER_PLANS)[number];

/** Each member is in exactly one: the first of `suspended`, `unconfirmed`, `onboarding`, `active` that is true of them. */
export const MEMBER_STATES = ['active', 'onboarding', 'unconfirmed', 'suspended'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** What a member has reached at least once; as the steps of the sign-up funnel. */
export const MEMBER_STEPS = ['onboarded', 'learned', 'posted', 'attended', 'pro'] as const;
export type MemberStep = (typeof MEMBER_STEPS)[number];

/** `inactive`: not in the last 30 days. */
export const ACTIVITY_PERIODS = ['week', 'month', 'inactive'] as const;
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number];

const TEXT_RULE = { min: 0, max: 100, message: 'Use up to 100 characters.' };

/** What a list of members is narrowed by, and what a segment stores. */
export class MemberFilters {
  /** Beginnings of words of the name, or part of the email address */
  @IsOptional()
  @TrimmedText(TEXT_RULE)
  query?: string;

  @IsOptional()
  @IsIn(MEMBER_PLANS, { message: 'Choose free or pro.' })
  plan?: MemberPlan;

  @IsOptional()
  @IsIn(MEMBER_STATES, { message: 'Choose active, onboarding, unconfirmed or suspended.' })
  state?: MemberState;

  @IsOptional()
  @IsIn(ACCESS_LEVELS, { message: 'Choose member, moderator or admin.' })
  role?: AccessLevel;

  /** What follows the last comma of their location */
  @IsOptional()
  @TrimmedText(TEXT_RULE)
  country?: string;

  /** When they were last here */
  @IsOptional()
  @IsIn(ACTIVITY_PERIODS, { message: 'Choose week, month or inactive.' })
  active?: ActivityPeriod;

  /** The first day on which they joined, in UTC */
  @DayFilter()
  joinedFrom?: string;

  /** The last day on which they joined, in UTC */
  @DayFilter()
  joinedTo?: string;

  /** What they have reached */
  @IsOptional()
  @IsIn(MEMBER_STEPS, { message: 'Choose onboarded, learned, posted, attended or pro.' })
  step?: MemberStep;
}
