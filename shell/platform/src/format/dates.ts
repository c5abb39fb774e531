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

/** So many locales and zones are remembered of each kind; a server meets those of all its readers. */
const MAX_FORMATS = 100;

/** One kind of format, made once for each locale and zone: that takes longer than all it formats on a page. */
function kind(options: Intl.DateTimeFormatOptions, fixedLocale?: string) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const locale = fixedLocale ?? readLocale();
    const key = `${locale} ${timeZone}`;
    let format = formats.get(key);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
      if (formats.size >= MAX_FORMATS) formats.clear();
      formats.set(key, format);
    }
    return format;
  };
}

/** How dates of one kind are written. */
function writer(options: Intl.DateTimeFormatOptions, locale?: string) {
  const format = kind(options, locale);
  return (instant: Instant, timeZone: string): string =>
    // Some ICU versions put a narrow no-break space before AM and PM.
    format(timeZone).format(new Date(instant)).replaceAll('\u202f', ' ');
}

/** "Tuesday, March 10" */
export const longDate = writer({ weekday: 'long', month: 'long', day: 'numeric' });

/** "Tuesday, March 10", with its year where that is not the year of `now`. */
export const longDateInYear = (instant: Instant, timeZone: string, now: Instant): string =>
  isoDate(instant, timeZone).slice(0, 4) === isoDate(now, timeZone).slice(0, 4)
    ? longDate(instant, timeZone)
    : longDayWithYear(instant, timeZone);

const longDayWithYear = writer({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** "Tue, Mar 10" */
export const shortDate = writer({ weekday: 'short', month: 'short', day: 'numeric' });

/** "March 10, 2026" */
export const longDateWithYear = writer({ dateStyle: 'long' });

/** "Mar 10, 2026" */
export const shortDateWithYear = writer({ dateStyle: 'medium' });

/** "March 2026" */
export const monthAndYear = writer({ month: 'long', year: 'numeric' });

/** The month and the day of a calendar leaf: "Mar" and "10". */
export const monthAndDay = (instant: Instant, timeZone: string): { month: string; day: string } => ({
  month: shortMonth(instant, timeZone),
  day: dayOfMonth(instant, timeZone),
});

const shortMonth = writer({ month: 'short' });
const dayOfMonth = writer({ day: 'numeric' });

/** "2026-03-10" */
export const isoDate = writer({ dateStyle: 'short' }, 'sv-SE');

/** "6:00 PM", never broken over two lines. */
export const clockTime = (instant: Instant, timeZone: string): string =>
  hourAndMinute(instant, timeZone).replace(' ', '\u00a0');

const hourAndMinute = writer({ hour: 'numeric', minute: '2-digit' });

/** "6:00 PM – 7:30 PM CET"; the end says its day and its zone where those are others than at the start. */
export function timeRange(start: Instant, end: Instant, timeZone: string): string {
  const [zone, zoneAtEnd] = [zoneAbbreviation(start, timeZone), zoneAbbreviation(end, timeZone)];
  const day = isoDate(start, timeZone) === isoDate(end, timeZone) ? '' : `${shortDate(end, timeZone)}, `;
  const from = zone === zoneAtEnd ? clockTime(start, timeZone) : `${clockTime(start, timeZone)} ${zone}`;
  return `${from} – ${day}${clockTime(end, timeZone)} ${zoneAtEnd}`;
}

/** "Mar 10, 6:00 PM" */
export const dateAndTime = (instant: Instant, timeZone: string): string =>
  `${shortDay(instant, timeZone)}, ${clockTime(instant, timeZone)}`;

const shortDay = writer({ month: 'short', day: 'numeric' });

/** "Tue, Mar 10, 6:00 PM CET" */
export const dateTimeAndZone = (instant: Instant, timeZone: string): string =>
  `${shortDate(instant, timeZone)}, ${clockTime(instant, timeZone)} ${zoneAbbreviation(instant, timeZone)}`;

/** Each calls by their letters the zones that its readers live in, and gives the distance from GMT for all others. */
const LETTERS = ['en-US', 'en-GB', 'en-IE', 'en-AU', 'en-ZA', 'en-IN'].map((locale) =>
  kind({ timeZoneName: 'short' }, locale),
);
/** No zone changes its clocks within one. */
const QUARTER_OF_AN_HOUR = 15 * 60_000;
const MAX_NAMES = 2_000;
const zoneNames = new Map<string, string>();

/** The zone's abbreviation on that very day: "CET", "EDT"; "GMT+9" where English has none. */
export function zoneAbbreviation(instant: Instant, timeZone: string): string {
  const quarter = Math.floor(new Date(instant).getTime() / QUARTER_OF_AN_HOUR);
  const key = `${timeZone} ${quarter}`;
  let name = zoneNames.get(key);
  if (name === undefined) {
    name = findAbbreviation(quarter * QUARTER_OF_AN_HOUR, timeZone);
    if (zoneNames.size >= MAX_NAMES) zoneNames.clear();
    zoneNames.set(key, name);
  }
  return name;
}

function findAbbreviation(instant: number, timeZone: string): string {
  let first: string | undefined;
  for (const format of LETTERS) {
    const parts = format(timeZone).formatToParts(instant);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
    if (!/^GMT[+-]/.test(name)) return name;
    first ??= name;
  }
  return first ?? timeZone;
}

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
  `${fullDay(instant, timeZone)}, ${clockTime(instant, timeZone)} ${zoneAbbreviation(instant, timeZone)}`;

const fullDay = writer({ dateStyle: 'full' });

/** "Tue" */
export const weekdayName = writer({ weekday: 'short' });

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
