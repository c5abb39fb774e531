/**
 * Dates in American English and a named zone, the same on the server and in the browser. `instant` is an ISO date or
 * milliseconds; a day without a time is midnight in UTC.
 */
type Instant = string | number;

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
  dateFormat('en-US', { timeZone, ...options })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ');

/** "Tuesday, March 10" */
export const longDate = (instant: Instant, timeZone: string): string =>
  format(instant, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });

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

/** "6:00 PM – 7:30 PM GMT+1" */
export const timeRange = (start: Instant, end: Instant, timeZone: string): string =>
  `${clockTime(start, timeZone)} – ${clockTime(end, timeZone)} ${zoneAbbreviation(start, timeZone)}`;

/** "Mar 10, 6:00 PM" */
export const dateAndTime = (instant: Instant, timeZone: string): string =>
  `${format(instant, timeZone, { month: 'short', day: 'numeric' })}, ${clockTime(instant, timeZone)}`;

/** "Tue, Mar 10, 6:00 PM GMT+1" */
export const dateTimeAndZone = (instant: Instant, timeZone: string): string =>
  `${shortDate(instant, timeZone)}, ${clockTime(instant, timeZone)} ${zoneAbbreviation(instant, timeZone)}`;

/** The zone's abbreviation on that very day: "GMT+1", "EST". */
export const zoneAbbreviation = (instant: Instant, timeZone: string): string =>
  dateFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The city of an IANA zone: "America/New_York" → "New York". */
export const zoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whether two zones show different clocks at that instant. */
export const clocksDiffer = (instant: Instant, one: string, other: string): boolean =>
  clockTime(instant, one) !== clockTime(instant, other) || isoDate(instant, one) !== isoDate(instant, other);
