const DAY = 86_400_000;

export interface CalendarDay {
  date: string;
  active: boolean;
}

export interface LearningWeek {
  /** A Monday. */
  startsOn: string;
  /** Days with activity. */
  days: number;
  /** Of the lessons that were completed. */
  minutes: number;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** @param date "2026-01-31"; a date has no zone, so that midnight in UTC stands for it. */
const addDays = (date: string, days: number): string => dayOf(Date.parse(date) + days * DAY);

/** The Monday of the week that a date is in. */
export function mondayOf(date: string): string {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -sinceMonday);
}

/** Whole weeks up to today, from a Monday on. Anyone who has travelled west may have been active tomorrow already. */
export function calendarOf(days: readonly string[], today: string, weeks: number): CalendarDay[] {
  const active = new Set(days);
  const last = days[0] !== undefined && days[0] > today ? days[0] : today;
  const calendar: CalendarDay[] = [];
  for (let date = addDays(mondayOf(today), -7 * (weeks - 1)); date <= last; date = addDays(date, 1))
    calendar.push({ date, active: active.has(date) });
  return calendar;
}

/** The weeks of a calendar, those without anything too. */
export function weeksOf(
  calendar: readonly CalendarDay[],
  minutes: readonly { startsOn: string; minutes: number }[],
): LearningWeek[] {
  const minutesOf = new Map(minutes.map((week) => [week.startsOn, week.minutes]));
  const weeks = new Map<string, number>();
  for (const { date, active } of calendar) {
    const monday = mondayOf(date);
    weeks.set(monday, (weeks.get(monday) ?? 0) + Number(active));
  }
  return [...weeks].map(([startsOn, days]) => ({ startsOn, days, minutes: minutesOf.get(startsOn) ?? 0 }));
}
