import { anEvent } from '../../test-data';
import { byDay, monthAfter, monthName, weeksOf } from './month';

test.each([
  ['2026-11', 5, '2026-11-01', 0, '2026-11-30', 1],
  ['2026-02', 4, '2026-02-01', 0, '2026-02-28', 6],
  ['2028-02', 5, '2028-02-01', 2, '2028-02-29', 2],
  ['2026-08', 6, '2026-08-01', 6, '2026-08-31', 1],
])('%s has %i weeks, from %s to its last day', (month, count, first, weekday, last, lastWeekday) => {
  const weeks = weeksOf(month);
  expect(weeks.length).toBe(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]!.indexOf(first)).toBe(weekday);
  expect(weeks.at(-1)!.indexOf(last)).toBe(lastWeekday);
  const days = weeks.flat().filter(Boolean);
  expect([days[0], days.at(-1), new Set(days).size]).toEqual([first, last, days.length]);
});

test('Months follow one another over the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthName('2026-11')]).toEqual([
    '2027-01',
    '2025-12',
    'November 2026',
  ]);
});

test('A day is that of the member, or of the host for whom no zone is known', () => {
  const events = [anEvent({ startDate: '2026-11-10T23:30:00.000Z', timeZone: 'Europe/Lisbon' })];
  expect([...byDay(events, null).keys()]).toEqual(['2026-11-10']);
  expect([...byDay(events, 'Asia/Tokyo').keys()]).toEqual(['2026-11-11']);
});
