/** In a season of twelve weeks a free one follows the fourth and the eighth. */
const PAUSES = [5, 10];
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Which week of its program a season that began on that day is in; null before it and in a free week. */
export function weekOf(startsOn: string, now: Date): number | null {
  const week = Math.floor((now.getTime() - Date.parse(`${startsOn}T00:00:00Z`)) / WEEK_MS) + 1;
  if (week < 1 || PAUSES.includes(week)) return null;
  return week - PAUSES.filter((pause) => pause < week).length;
}

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
