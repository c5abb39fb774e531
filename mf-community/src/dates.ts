/**
 * Dates in words, the same on the server and in the browser: always in a named zone, always American English.
 * Some runtimes put a narrow space before AM and PM; here it is an ordinary one everywhere.
 */
const format = (instant: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    .format(new Date(instant))
    .replace(/\u202f/g, ' ');

/** "Thursday, November 20" */
export const dayInWords = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });

/** "Nov 20, 2025" */
export const shortDate = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { month: 'short', day: 'numeric', year: 'numeric' });

/** "6:00 PM" */
export const clockTime = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { hour: 'numeric', minute: '2-digit' });

/** The zone's abbreviation on that very day: "GMT+1", "EST". */
export function zoneAbbreviation(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** "6:00 PM – 7:30 PM GMT+1" */
export const timeRange = (start: string, end: string, timeZone: string): string =>
  `${clockTime(start, timeZone)} – ${clockTime(end, timeZone)} ${zoneAbbreviation(start, timeZone)}`;

/** The city of an IANA zone: "America/New_York" → "New York". */
export const zoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** `YYYY-MM-DD` in a zone. */
export const dayKey = (instant: string, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = (type: string) =>
    parts.formatToParts(new Date(instant)).find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** Whether two zones show different clocks at that instant. */
export const clocksDiffer = (instant: string, one: string, other: string): boolean =>
  clockTime(instant, one) !== clockTime(instant, other) || dayKey(instant, one) !== dayKey(instant, other);
