import type { DateTime } from 'luxon';
import rrule, { type Options } from 'rrule';

const { Frequency, RRule } = rrule;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

interface NamedDay {
  weekday: number;
  n?: number;
}

/** "Every Tuesday", "Every second Tuesday", "Every month on the 24th", "The second Tuesday of every month". */
export function recurrenceLabel(rule: Partial<Options>, first: DateTime): string {
  const every = rule.interval && rule.interval > 1 ? (ORDINALS[rule.interval] ?? ordinal(rule.interval)) : '';
  const days = [rule.byweekday ?? []].flat().map(namedDay);
  const isPlain = !rule.bymonthday;
  if (isPlain && rule.freq === Frequency.DAILY && days.length === 0) return join('Every', every, 'day');
  if (isPlain && rule.freq === Frequency.WEEKLY) {
    const names = days.length > 0 ? days.map(({ weekday }) => DAYS[weekday]!) : [first.weekdayLong!];
    return join('Every', every, listed(names));
  }
  if (isPlain && rule.freq === Frequency.MONTHLY) {
    const [day] = days;
    if (!day) return join('Every', every, `month on the ${ordinal(first.day)}`);
    if (days.length === 1 && day.n && day.n >= -1)
      return join(
        `The ${day.n < 0 ? 'last' : ORDINALS[day.n]} ${DAYS[day.weekday]} of every`,
        every,
        'month',
      );
  }
  const { count: _, until: __, ...endless } = rule;
  const text = new RRule({ ...endless, dtstart: first.toJSDate() }).toText();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `rrule` has days with or without a number. */
const namedDay = (day: unknown): NamedDay => (typeof day === 'number' ? { weekday: day } : (day as NamedDay));

const listed = (names: string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

const join = (...parts: string[]): string => parts.filter(Boolean).join(' ');

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ordinal = (number: number): string => `${number}${SUFFIXES[ordinals.select(number)] ?? 'th'}`;
