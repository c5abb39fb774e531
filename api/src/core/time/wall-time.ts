import { DateTime } from 'luxon';
import { isWallTime } from './dates.js';

/**
 * The instant at which clocks in a zone show `wallTime`, "2026-03-10T18:00"; undefined for what is no time of a day. Of an
 * hour that is repeated when clocks are set back, it is the first one.
 */
export function instantOf(wallTime: string, timeZone: string): Date | undefined {
  if (!isWallTime(wallTime)) return undefined;
  const time = DateTime.fromISO(wallTime, { zone: timeZone });
  if (!time.isValid) return undefined;
  return new Date(Math.min(...time.getPossibleOffsets().map((possible) => possible.toMillis())));
}

/** Whether clocks in the zone show the wall time of this instant twice, because they are set back. */
export const isRepeated = (instant: Date, timeZone: string): boolean =>
  DateTime.fromJSDate(instant, { zone: timeZone }).getPossibleOffsets().length > 1;
