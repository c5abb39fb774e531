import fc from 'fast-check';

/** Clocks that change, at midnight and by half an hour too, clocks that do not, and both sides of the date line. */
const ZONES = [
  'Europe/Lisbon',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'Asia/Kathmandu',
  'UTC',
] as const;

/** At which moment, and where the person was then. */
export interface Moment {
  at: number;
  zone: (typeof ZONES)[number];
}

const HOUR = 3_600_000;

/** A year with all its changes of the clocks, in the past. */
const BEGINNING = Date.UTC(2025, 0, 5);

/** A row of activities, mostly a few hours or days apart, each where a journey has led by then, and now. */
export const travels: fc.Arbitrary<{ activities: Moment[]; now: Moment }> = fc
  .tuple(
    fc.integer({ min: 0, max: 300 * 24 }),
    fc.array(
      fc.record({
        hours: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 80 })),
        minutes: fc.integer({ min: 0, max: 59 }),
        zone: fc.constantFrom(...ZONES),
        stays: fc.boolean(),
      }),
      { minLength: 1, maxLength: 40 },
    ),
  )
  .map(([startHour, steps]) => {
    let at = BEGINNING + startHour * HOUR;
    let zone: Moment['zone'] = 'UTC';
    const moments = steps.map((step) => {
      at += step.hours * HOUR + step.minutes * 60_000;
      if (!step.stays) zone = step.zone;
      return { at, zone };
    });
    return { activities: moments.slice(0, -1), now: moments.at(-1)! };
  });

const FORMATS = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })]),
);

/** The date on the wall, "2026-01-31". */
export const localDay = ({ at, zone }: Moment): string => FORMATS.get(zone)!.format(at);

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The date before, by the calendar alone. */
function dayBefore(date: string): string {
  let [year, month, day] = date.split('-').map(Number) as [number, number, number];
  day -= 1;
  if (day === 0) {
    month -= 1;
    if (month === 0) [year, month] = [year - 1, 12];
    day = month === 2 && isLeap(year) ? 29 : LENGTHS[month - 1]!;
  }
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Day by day backwards: a day counts that something happened on; the second empty day in a row ends it. Today is not empty yet. */
export function referenceStreak(days: readonly string[], today: string): number {
  const active = new Set(days);
  const upcoming = days.filter((day) => day > today).sort();
  let streak = 0;
  let empty = 0;
  for (let day = upcoming.at(-1) ?? today; empty < 2; day = dayBefore(day)) {
    if (active.has(day)) {
      streak += 1;
      empty = 0;
    } else if (day < today) empty += 1;
  }
  return streak;
}
