import { calendarLeaf, clockTime, longDate, shortDate } from './event-time';

const evening = '2026-03-10T23:30:00Z';

test('dates and times are those of the given zone', () => {
  expect(longDate(evening, 'America/New_York')).toBe('Tuesday, March 10');
  expect(longDate(evening, 'Europe/Amsterdam')).toBe('Wednesday, March 11');
  expect(shortDate(evening, 'Europe/Amsterdam')).toBe('Wed, Mar 11');
  expect(clockTime(evening, 'America/New_York')).toBe('7:30\u00a0PM');
  expect(clockTime(evening, 'Europe/Amsterdam')).toBe('12:30\u00a0AM');
  expect(calendarLeaf(evening, 'Europe/Amsterdam')).toEqual({ month: 'Mar', day: '11' });
});

test('a time follows daylight saving', () => {
  expect(clockTime('2026-03-28T17:00:00Z', 'Europe/Amsterdam')).toBe('6:00\u00a0PM');
  expect(clockTime('2026-03-30T17:00:00Z', 'Europe/Amsterdam')).toBe('7:00\u00a0PM');
});
