const LOCALE = 'en-US';

/** Making one takes longer than all it formats on a page. As many as there are zones of members and looks of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

const parts = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  // Some ICU versions put a narrow no-break space before AM and PM; server and browser must agree.
  formatOf(LOCALE, { timeZone, ...options })
    .format(new Date(iso))
    .replaceAll('\u202f', ' ');

/** "Tue, Mar 10" in the given IANA zone. */
export const shortDate = (iso: string, timeZone: string): string =>
  parts(iso, timeZone, { weekday: 'short', month: 'short', day: 'numeric' });

/** "Tuesday, March 10" in the given IANA zone. */
export const longDate = (iso: string, timeZone: string): string =>
  parts(iso, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });

/** "6:00 PM" in the given IANA zone, never broken over two lines. */
export const clockTime = (iso: string, timeZone: string): string =>
  parts(iso, timeZone, { hour: 'numeric', minute: '2-digit' }).replace(' ', '\u00a0');

/** "Mar" and "10": the two lines of a calendar leaf. */
export const calendarLeaf = (iso: string, timeZone: string): { month: string; day: string } => ({
  month: parts(iso, timeZone, { month: 'short' }),
  day: parts(iso, timeZone, { day: 'numeric' }),
});

/** Where an event takes place, in a few words. */
export const placeOf = ({
  format,
  location,
}: {
  format: 'online' | 'in_person';
  location: string | null;
}): string => (format === 'online' ? 'Online' : (location ?? 'In person'));

/** "2026-03-10": the day it is at `now` (milliseconds) in the given IANA zone. */
export const dayOf = (now: number, timeZone: string): string =>
  formatOf('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** "March 2026", in UTC. */
export const monthAndYear = (iso: string): string => parts(iso, 'UTC', { month: 'long', year: 'numeric' });

/** The place an IANA zone is named after: "Europe/Rome" is Rome. */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** "Mar 10, 6:00 PM" in the given IANA zone. */
export const dateAndTime = (iso: string, timeZone: string): string =>
  `${parts(iso, timeZone, { month: 'short', day: 'numeric' })}, ${clockTime(iso, timeZone)}`;
