/** The shared starts of Epic Life Lab, each on a Monday. Spring waits for the end of the winter season. */
const STARTS = [
  { name: 'Winter', month: 0, monday: 2 },
  { name: 'Spring', month: 3, monday: 4 },
  { name: 'Autumn', month: 8, monday: 2 },
] as const;

/** Twelve weeks of program, with a free one after the fourth and the eighth. */
const WEEKS = 14;
const PAUSES = [5, 10];
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export interface SeasonDates {
  name: string;
  /** "2027-01-11" */
  startsOn: string;
  /** The last day, a Sunday. */
  endsOn: string;
  /** Which of the twelve weeks it is; null before the season and in a free week. */
  week: number | null;
}

/** The season that runs, if one does, and the next three. */
export function seasonsAt(now: Date): SeasonDates[] {
  const year = now.getUTCFullYear();
  const all = [year - 1, year, year + 1].flatMap((one) =>
    STARTS.map(({ name, month, monday }) => ({ name, start: mondayOf(one, month, monday) })),
  );
  const running = all.findLast(({ start }) => start <= now.getTime());
  const current = running && running.start + WEEKS * WEEK_MS > now.getTime() ? [running] : [];
  const next = all.filter(({ start }) => start > now.getTime()).slice(0, 3);
  return [...current, ...next].map(({ name, start }) => ({
    name,
    startsOn: dayOf(start),
    endsOn: dayOf(start + WEEKS * WEEK_MS - 1),
    week: weekOf(start, now.getTime()),
  }));
}

/** The first, second … Monday of a month. */
function mondayOf(year: number, month: number, count: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((8 - weekday) % 7) + (count - 1) * 7);
}

function weekOf(start: number, now: number): number | null {
  const week = Math.floor((now - start) / WEEK_MS) + 1;
  if (week < 1 || PAUSES.includes(week)) return null;
  return week - PAUSES.filter((pause) => pause < week).length;
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
