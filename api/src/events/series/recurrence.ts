import { DateTime } from 'luxon';
import rrule, { type Options } from 'rrule';
import { FieldError } from '../event-editing/event-editor.errors.js';
import { recurrenceLabel } from './recurrence-label.js';

const { Frequency, RRule } = rrule;

export const MAX_DATES = 52;
const MAX_YEARS = 2;
// Excludes rules without any date: rrule would search for one until it blocks the process.
const PART =
  /^(FREQ=(DAILY|WEEKLY|MONTHLY)|INTERVAL=[1-9]\d?|COUNT=[1-9]\d{0,3}|UNTIL=\d{8}(T\d{6}Z?)?|WKST=(MO|TU|WE|TH|FR|SA|SU)|BYDAY=([+-]?[1-5]?(MO|TU|WE|TH|FR|SA|SU),?)+|BYMONTHDAY=([1-9]|[12]\d|3[01]))$/;

const OTHER_DAY = 'The first date doesn’t match the repeat rule. Change the date or the rule.';

type Rule = Partial<Options>;

export interface Recurrence {
  /** As it is stored. */
  rule: string;
  label: string;
  /** Wall times, the first one being that of the event. */
  starts: string[];
}

/**
 * The dates of a rule (RFC 5545) from a first wall time on. It counts on the wall clock, so that the hour stays the same on
 * both sides of a change of clocks.
 * @throws FieldError as text, of `recurrence`
 */
export function readRecurrence(text: string, startsAt: string, timeZone: string): Recurrence {
  const rule = parse(text, timeZone);
  const first = floating(startsAt);
  if (rule.count === undefined && rule.until === undefined)
    throw wrong('Choose when it ends: after a number of dates, or on a date.');
  const end = first.plus({ years: MAX_YEARS });
  const until = rule.until && DateTime.fromJSDate(rule.until, { zone: 'utc' });
  if (until && until > end.endOf('day')) throw wrong('A series must end within two years of its first date.');
  if (rule.bymonthday && rule.bymonthday !== first.day) throw wrong(OTHER_DAY);
  const dates = datesOf({ ...rule, until: (until ?? end).toJSDate() }, first);
  const wanted = Math.max(dates.length, rule.count ?? 0);
  if (wanted > MAX_DATES) throw wrong(`A series can have up to ${MAX_DATES} dates. Choose an earlier end.`);
  if (rule.count && !until && dates.length < rule.count)
    throw wrong('A series must end within two years of its first date.');
  if (dates[0]?.toMillis() !== first.toMillis()) throw wrong(OTHER_DAY);
  if (dates.length < 2) throw wrong('A series needs at least two dates. This rule gives one.');
  return {
    rule: RRule.optionsToString(rule).replace(/^RRULE:/, ''),
    label: recurrenceLabel(rule, first),
    starts: dates.map(wallTime),
  };
}

/** The same rule some days later, for so many dates. @throws FieldError of `startsAt` where a rule names days that do not move along */
export function movedRule(
  text: string,
  days: number,
  firstStart: string,
  count: number,
): Omit<Recurrence, 'starts'> {
  const { until: _, ...rest } = RRule.parseString(text);
  const rule = { ...rest, count };
  const first = floating(firstStart);
  const isPlain = !rule.bymonthday;
  const isWeekly = rule.freq === Frequency.WEEKLY;
  if (days !== 0 && (!isPlain || (rule.byweekday && !isWeekly)))
    throw new FieldError(
      'startsAt',
      'This series repeats on set days. Move its dates one at a time, or create a new series.',
    );
  const moved = days !== 0 && isWeekly && rule.byweekday ? { ...rule, byweekday: later(rule, days) } : rule;
  return {
    rule: RRule.optionsToString(moved).replace(/^RRULE:/, ''),
    label: recurrenceLabel(moved, first),
  };
}

/** A wall time by as much later as `now` is than `was`, on the wall clock. */
export function shiftedStart(start: string, was: string, now: string): string {
  return wallTime(floating(start).plus(floating(now).diff(floating(was))));
}

export const daysBetween = (was: string, now: string): number =>
  floating(now).startOf('day').diff(floating(was).startOf('day'), 'days').days;

function parse(text: string, timeZone: string): Rule {
  const parts = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';');
  const names = parts.map((part) => part.split('=')[0]);
  const isRule = parts.every((part) => PART.test(part)) && names.includes('FREQ');
  const isTwice =
    new Set(names).size < names.length || (names.includes('BYDAY') && names.includes('BYMONTHDAY'));
  if (!isRule || isTwice)
    throw wrong('We couldn’t read this rule. Use RFC 5545, such as FREQ=WEEKLY;COUNT=6.');
  try {
    const rule = RRule.parseString(parts.join(';'));
    const until = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length);
    return until === undefined ? rule : { ...rule, until: endOf(until, timeZone) };
  } catch {
    throw wrong('This rule includes a date that doesn’t exist.');
  }
}

/** A day is whole; an instant (Z) is what the clock shows then in the zone. As a wall time, like all the dates here. */
function endOf(until: string, timeZone: string): Date {
  const time = DateTime.fromISO(until, { zone: 'utc' });
  if (!time.isValid) throw new Error('no such day');
  if (until.length === 8) return time.endOf('day').toJSDate();
  return (
    until.endsWith('Z') ? time.setZone(timeZone).setZone('utc', { keepLocalTime: true }) : time
  ).toJSDate();
}

/** One more than there may be at most. */
const datesOf = (rule: Rule, first: DateTime): DateTime[] =>
  new RRule({ ...rule, count: rule.count ?? null, dtstart: first.toJSDate() })
    .all((_, index) => index <= MAX_DATES)
    .map((date) => DateTime.fromJSDate(date, { zone: 'utc' }));

const later = ({ byweekday }: Rule, days: number): number[] =>
  [byweekday].flat().map((day) => ((((day as { weekday: number }).weekday + days) % 7) + 7) % 7);

/** A wall time as if it were in UTC, where no day is longer than another. */
const floating = (wall: string): DateTime => DateTime.fromISO(wall, { zone: 'utc' });

const wallTime = (time: DateTime): string => time.toFormat("yyyy-MM-dd'T'HH:mm");

const wrong = (message: string) => new FieldError('recurrence', message);
