import { isoDate } from '@futurelab/platform/format';

const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The days that a reminder is offered for, YYYY-MM-DD where the member is; next week begins on Monday. */
export function reminderDays(now: number, timeZone: string) {
  const today = isoDate(now, timeZone);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  return { tomorrow: plus(today, 1), nextWeek: plus(today, 7 - weekday), last: plus(today, 365) };
}
