import { shiftedStart } from '../series/recurrence.js';
import { shortDateWithYear } from '#platform/format/dates';
import type { EventChanges } from './event-editor.dto.js';
import { FieldError } from './event-editor.errors.js';
import type { HostedEvent } from './event-editor.queries.js';
import { instantOf } from '../../core/time/wall-time.js';

const MINUTE = 60_000;

export interface EventTimes {
  startsAt: Date;
  endsAt: Date;
}

/** @throws FieldError of `startsAt` */
export function timesOf(startsAt: string, timeZone: string, minutes: number): EventTimes {
  const start = instantOf(startsAt, timeZone);
  if (!start) throw new FieldError('startsAt', 'This date doesn’t exist. Choose another.');
  if (start <= new Date()) throw new FieldError('startsAt', 'Choose a time in the future.');
  return { startsAt: start, endsAt: new Date(start.getTime() + minutes * MINUTE) };
}

type TimeChanges = Pick<EventChanges, 'startsAt' | 'timeZone' | 'durationMinutes'>;

/** What changes of the times of an event; it stays as long as it is. */
function newTimes(
  was: HostedEvent,
  { startsAt, timeZone, durationMinutes }: TimeChanges,
): Partial<EventTimes & { timeZone: string }> {
  if (startsAt === undefined && timeZone === undefined && durationMinutes === undefined) return {};
  const minutes = durationMinutes ?? (was.endsAt.getTime() - was.startsAt.getTime()) / MINUTE;
  const zone = timeZone ?? was.timeZone;
  const local = startsAt ?? was.localStart;
  const isSameStart = local.slice(0, 16) === was.localStart && zone === was.timeZone;
  if (isSameStart) return { endsAt: new Date(was.startsAt.getTime() + minutes * MINUTE) };
  return { timeZone: zone, ...timesOf(local, zone, minutes) };
}

/** The same change for another date of its series: by as much later on the wall clock. @throws FieldError */
export function shiftedTimes(event: HostedEvent, chosen: HostedEvent, input: TimeChanges) {
  if (event.id === chosen.id || input.startsAt === undefined) return newTimes(event, input);
  const startsAt = shiftedStart(event.localStart, chosen.localStart, input.startsAt.slice(0, 16));
  try {
    return newTimes(event, { ...input, startsAt });
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const date = shortDateWithYear(event.startsAt.getTime(), event.timeZone);
    throw new FieldError('startsAt', `The ${date} date would be in the past. Choose a later time.`);
  }
}
