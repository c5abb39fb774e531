export type Repeats = '' | 'weekly' | 'fortnightly' | 'monthly' | 'monthly-weekday' | 'monthly-last';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const WEEKDAYS = [
  ['SU', 'Sunday'],
  ['MO', 'Monday'],
  ['TU', 'Tuesday'],
  ['WE', 'Wednesday'],
  ['TH', 'Thursday'],
  ['FR', 'Friday'],
  ['SA', 'Saturday'],
] as const;

/** Where a wall time stands in its month: "second", "Tuesday"; null while there is none. */
export function placeInMonth(startsAt: string) {
  const date = new Date(`${startsAt.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  const day = date.getUTCDate();
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const [code, weekday] = WEEKDAYS[date.getUTCDay()]!;
  const nth = Math.ceil(day / 7);
  return { day, code, weekday, nth, ordinal: ORDINALS[nth - 1]!, isLast: day + 7 > daysInMonth };
}

function ruleOf(repeats: Exclude<Repeats, ''>, startsAt: string): string {
  const place = placeInMonth(startsAt);
  switch (repeats) {
    case 'weekly':
      return 'FREQ=WEEKLY';
    case 'fortnightly':
      return 'FREQ=WEEKLY;INTERVAL=2';
    case 'monthly-weekday':
      return place ? `FREQ=MONTHLY;BYDAY=${place.nth}${place.code}` : 'FREQ=MONTHLY';
    case 'monthly-last':
      return place ? `FREQ=MONTHLY;BYDAY=-1${place.code}` : 'FREQ=MONTHLY';
    case 'monthly':
      return 'FREQ=MONTHLY';
  }
}

/** What a date can repeat as: one that is not the last of its weekday in the month does not repeat as that. */
export function repeatsOn(repeats: Repeats, startsAt: string): Repeats {
  if (repeats !== 'monthly-weekday' && repeats !== 'monthly-last') return repeats;
  const place = placeInMonth(startsAt);
  if (!place) return 'monthly';
  if (place.nth === 5) return 'monthly-last';
  return place.isLast ? repeats : 'monthly-weekday';
}

export interface Repetition {
  repeats: Repeats;
  ends: 'count' | 'until';
  /** As typed. */
  count: string;
  /** A day, `2027-06-01`. */
  until: string;
}

/** The rule of RFC 5545; null for an event that does not repeat. What does not end is left to the api to say. */
export function recurrenceRule({ repeats, ends, count, until }: Repetition, startsAt: string): string | null {
  const chosen = repeatsOn(repeats, startsAt);
  if (chosen === '') return null;
  const end = ends === 'count' ? count && `COUNT=${count}` : until && `UNTIL=${until.replaceAll('-', '')}`;
  return [ruleOf(chosen, startsAt), end].filter(Boolean).join(';');
}
