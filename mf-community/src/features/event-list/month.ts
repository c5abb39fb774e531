import { isoDate, monthAndYear } from '@futurelab/platform/format';
import type { EventSummary } from '@futurelab/platform/queries/events';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const DAY = 86_400_000;

/** The days of a week that begins with the one of this number: 0 for Sunday. */
export const weekdaysFrom = (first: number): string[] => [
  ...WEEKDAYS.slice(first),
  ...WEEKDAYS.slice(0, first),
];

/** The weeks of a month ("2026-11") from the weekday `firstDay` on, each day as "2026-11-01"; null: of another month. */
export function weeksOf(month: string, firstDay = 0): (string | null)[][] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const first = Date.UTC(year, number - 1, 1);
  const length = (Date.UTC(year, number, 1) - first) / DAY;
  const before = (new Date(first).getUTCDay() + 7 - firstDay) % 7;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    WEEKDAYS.map((_name, weekday) => {
      const day = week * 7 + weekday - before;
      return day >= 0 && day < length ? isoDate(first + day * DAY, 'UTC') : null;
    }),
  );
}

/** The month so many after this one. */
export function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return isoDate(Date.UTC(year, number - 1 + count, 1), 'UTC').slice(0, 7);
}

/** "November 2026" */
export const monthName = (month: string): string => monthAndYear(`${month}-01`, 'UTC');

/** The events of each day, a day being that of the member, or of each host. */
export function byDay(events: EventSummary[], timeZone: string | null): Map<string, EventSummary[]> {
  const days = new Map<string, EventSummary[]>();
  for (const event of events) {
    const day = isoDate(event.startDate, timeZone ?? event.timeZone);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}
