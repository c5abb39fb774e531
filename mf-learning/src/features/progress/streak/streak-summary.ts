import { longDate, longDateWithYear, pluralize } from '@futurelab/platform/format';
import type { LearningWeek, Streak } from '../../../queries/progress';

type Day = Streak['calendar'][number];

const DAYS_A_WEEK = 7;

/** The days of a calendar in whole weeks from Mondays on; the last may be short. */
export function inWeeks(calendar: readonly Day[]): Day[][] {
  const weeks: Day[][] = [];
  for (let first = 0; first < calendar.length; first += DAYS_A_WEEK)
    weeks.push(calendar.slice(first, first + DAYS_A_WEEK));
  return weeks;
}

/** "You learned on 9 of the last 80 days." */
export const calendarSummary = (calendar: readonly Day[]): string =>
  `You learned on ${calendar.filter(({ active }) => active).length} of the last ${pluralize(calendar.length, 'day')}.`;

/** The weeks in which something happened, the latest first: when they began, and their days. */
export const activeWeeks = (calendar: readonly Day[]): { week: string; days: string }[] =>
  inWeeks(calendar)
    .filter((week) => week.some(({ active }) => active))
    .map((week) => ({
      week: longDateWithYear(week[0]!.date, 'UTC'),
      days: week
        .filter(({ active }) => active)
        .map(({ date }) => longDate(date, 'UTC'))
        .join('; '),
    }))
    .reverse();

/** What stands beside the goal. */
export function goalLabel(goal: number | null, week: LearningWeek | undefined): string {
  const days = week?.days ?? 0;
  if (goal === null) return `${pluralize(days, 'day')} so far this week.`;
  if (days >= goal) return `${days} of ${pluralize(goal, 'day')} this week: reached.`;
  return `${days} of ${pluralize(goal, 'day')} this week, ${goal - days} to go.`;
}
