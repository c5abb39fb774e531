import { DateTime } from 'luxon';

const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:00)?$/;

/** The instant at which clocks in a zone show `wallTime`, "2026-03-10T18:00"; undefined for what is no time of a day. */
export function instantOf(wallTime: string, timeZone: string): Date | undefined {
  if (!WALL_TIME.test(wallTime)) return undefined;
  const time = DateTime.fromISO(wallTime, { zone: timeZone });
  return time.isValid ? time.toJSDate() : undefined;
}
