const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The instant `hours` before `now`. */
export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);

/** The instant `days` whole days before `now`. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/**
 * A wall-clock time on the day `days` before today in `timeZone`, never later than now.
 * @param minutes since midnight, at the person's place.
 */
export function wallTimeDaysBefore(now: Date, days: number, minutes: number, timeZone: string): Date {
  const [year, month, day] = localDate(now, timeZone);
  const wanted = Date.UTC(year, month - 1, day - days, 0, minutes);
  // Twice: the first step may land on the other side of a change of the clocks.
  let instant = wanted - offsetAt(wanted, timeZone);
  instant = wanted - offsetAt(instant, timeZone);
  return new Date(Math.min(instant, now.getTime()));
}

function localDate(instant: Date, timeZone: string): [year: number, month: number, day: number] {
  const text = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return [year, month, day];
}

/** How far the zone is ahead of UTC at that instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
}
