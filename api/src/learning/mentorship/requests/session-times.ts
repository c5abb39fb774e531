import { instantOf } from '../../../core/time/wall-time.js';
import { InvalidFieldsError } from './mentorship.errors.js';

/** How long a session lasts. */
export const SESSION_MINUTES = 45;

const MAX_DAYS_AHEAD = 90;
const DAY_MS = 86_400_000;

export type TimeField = 'firstTime' | 'secondTime' | 'thirdTime';
const FIELDS: TimeField[] = ['firstTime', 'secondTime', 'thirdTime'];

type WallTimes = Partial<Record<TimeField, string | null>> & { timeZone: string };

/** The instants of the times that are given, the earliest first. @throws InvalidFieldsError naming each that does not fit */
export function sessionTimes(times: WallTimes, now = new Date()): Date[] {
  const details: Record<string, string[]> = {};
  const instants: Date[] = [];
  for (const field of FIELDS) {
    const wallTime = times[field];
    if (wallTime === null || wallTime === undefined) continue;
    const instant = instantOf(wallTime, times.timeZone);
    const problem = problemWith(instant, instants, now);
    if (problem) details[field] = [problem];
    else instants.push(instant!);
  }
  if (Object.keys(details).length > 0) throw new InvalidFieldsError(details);
  return instants.sort((one, other) => one.getTime() - other.getTime());
}

function problemWith(instant: Date | undefined, others: readonly Date[], now: Date): string | undefined {
  if (!instant) return 'Choose a day and time.';
  if (instant <= now) return 'Choose a time in the future.';
  if (instant.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS)
    return `Choose a time within ${MAX_DAYS_AHEAD} days.`;
  if (others.some((other) => other.getTime() === instant.getTime())) return 'Choose three different times.';
  return undefined;
}
