/**
 * Dates in English and a named zone, in the order and with the clock of the reader's region, the American ones unless
 * provided. `instant` is an ISO date or milliseconds; a day without a time is midnight in UTC.
 */
type Instant = string | number;

let readLocale = (): string => 'en-US';

/** The locale in which dates are written now. */
export const readerDateLocale = (): string => readLocale();

/** Says whose dates are written: on the server those of each request, in the browser those of its reader. */
export function provideDateLocale(read: () => string): void {
  readLocale = read;
}

/** Creating a format takes longer than all it formats on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

const format = (instant: Instant, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  // Some ICU versions put a narrow no-break space before AM and PM.
  dateFormat(readerDateLocale(), { timeZone, ...options })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ');

/** "Tuesday, March 10" */
export const longDate = (instant: Instant, timeZone: string): string =>
  format(instant, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });

/** "Tuesday, March 10", with its year where that is not the year of `now`. */
export const longDateInYear = (instant: Instant, timeZone: string, now: Instant): string =>
  isoDate(instant, timeZone).slice(0, 4) === isoDate(now, timeZone).slice(0, 4)
    ? longDate(instant, timeZone)
    : format(instant, timeZone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** "Tue, Mar 10" */
export const shortDate = (instant: Instant, timeZone: string): string =>
  format(instant, timeZone, { weekday: 'short', month: 'short', day: 'numeric' });

/** "March 10, 2026" */
export const longDateWithYear = (instant: Instant, timeZone: string): string =>
  format(instant, timeZone, { dateStyle: 'long' });

/** "Mar 10, 2026" */
export const shortDateWithYear = (instant: Instant, timeZone: string): string =>
  format(instant, timeZone, { dateStyle: 'medium' });

/** "March 2026" */
export const monthAndYear = (instant: Instant, timeZone: string): string =>
  format(instant, timeZone, { month: 'long', year: 'numeric' });

/** The month and the day of a calendar leaf: "Mar" and "10". */
export const monthAndDay = (instant: Instant, timeZone: string): { month: string; day: string } => ({
  month: format(instant, timeZone, { month: 'short' }),
  day: format(instant, timeZone, { day: 'numeric' }),
});

/** "2026-03-10" */
export const isoDate = (instant: Instant, timeZone: string): string =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant));

/** "6:00 PM", never broken over two lines. */
export const clockTime = (instant: Instant, timeZone: string): string =>
  format(instant, timeZone, { hour: 'numeric', minute: '2-digit' }).replace(' ', '\u00a0');

/** "6:00 PM – 7:30 PM CET"; the end says its day and its zone where those are others than at the start. */
export function timeRange(start: Instant, end: Instant, timeZone: string): string {
  const [zone, zoneAtEnd] = [zoneAbbreviation(start, timeZone), zoneAbbreviation(end, timeZone)];
  const day = isoDate(start, timeZone) === isoDate(end, timeZone) ? '' : `${shortDate(end, timeZone)}, `;
  const from = zone === zoneAtEnd ? clockTime(start, timeZone) : `${clockTime(start, timeZone)} ${zone}`;
  return `${from} – ${day}${clockTime(end, timeZone)} ${zoneAtEnd}`;
}

/** "Mar 10, 6:00 PM" */
export const dateAndTime = (instant: Instant, timeZone: string): string =>
  `${format(instant, timeZone, { month: 'short', day: 'numeric' })}, ${clockTime(instant, timeZone)}`;

/** "Tue, Mar 10, 6:00 PM CET" */
export const dateTimeAndZone = (instant: Instant, timeZone: string): string =>
  `${shortDate(instant, timeZone)}, ${clockTime(instant, timeZone)} ${zoneAbbreviation(instant, timeZone)}`;

/** Each calls by their letters the zones that its readers live in, and gives the distance from GMT for all others. */
const LETTERS = ['en-US', 'en-GB', 'en-IE', 'en-AU', 'en-ZA', 'en-IN'];

/** The zone's abbreviation on that very day: "CET", "EDT"; "GMT+9" where English has none. */
export function zoneAbbreviation(instant: Instant, timeZone: string): string {
  const names = LETTERS.map((locale) => zoneName(locale, instant, timeZone));
  return names.find((name) => !/^GMT[+-]/.test(name)) ?? names[0] ?? timeZone;
}

const zoneName = (locale: string, instant: Instant, timeZone: string): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The city of an IANA zone: "America/New_York" → "New York". */
export const zoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whether two zones show different clocks at that instant. */
export const clocksDiffer = (instant: Instant, one: string, other: string): boolean =>
  clockTime(instant, one) !== clockTime(instant, other) || isoDate(instant, one) !== isoDate(instant, other);

/** The reader's clock first, the host's beside it where it shows something else. */
export function timeForReader(instant: Instant, timeZone: string, hostZone: string): string {
  const own = dateTimeAndZone(instant, timeZone);
  return clocksDiffer(instant, timeZone, hostZone)
    ? `${own} (${dateTimeAndZone(instant, hostZone)} in ${zoneCity(hostZone)})`
    : own;
}

/** "Thursday, March 10, 2026, 6:00 PM CET" */
export const fullDate = (instant: Instant, timeZone: string): string =>
  `${format(instant, timeZone, { dateStyle: 'full' })}, ${clockTime(instant, timeZone)} ${zoneAbbreviation(instant, timeZone)}`;

/** "Tue" */
export const weekdayName = (instant: Instant, timeZone: string): string =>
  format(instant, timeZone, { weekday: 'short' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far off something to come is: "in 20 minutes", "in 3 hours", "tomorrow", "in 5 days". Days begin at midnight in the zone. */
export function fromNow(instant: Instant, now: number, timeZone: string): string {
  const away = new Date(instant).getTime() - now;
  const days = (Date.parse(isoDate(instant, timeZone)) - Date.parse(isoDate(now, timeZone))) / DAY;
  if (away < HOUR) return inUnits(Math.max(1, Math.ceil(away / MINUTE)), 'minute');
  if (days === 0 || away < 6 * HOUR) return inUnits(Math.floor(away / HOUR), 'hour');
  return days === 1 ? 'tomorrow' : inUnits(days, 'day');
}

/** "5 min ago", "3 h ago", "2 d ago"; null for what is a week ago, or still to come. */
export function ago(instant: Instant, now: number): string | null {
  const past = now - new Date(instant).getTime();
  if (past < -MINUTE || past >= 7 * DAY) return null;
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  return past < DAY ? `${Math.floor(past / HOUR)} h ago` : `${Math.floor(past / DAY)} d ago`;
}

const inUnits = (count: number, unit: string): string => `in ${count} ${unit}${count === 1 ? '' : 's'}`;
