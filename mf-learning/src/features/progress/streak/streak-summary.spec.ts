import { activeWeeks, calendarSummary, goalLabel, inWeeks } from './streak-summary';

const day = (date: string, active = false) => ({ date, active });
const calendar = [
  ...['02', '03', '04', '05', '06', '07', '08'].map((one) => day(`2026-03-${one}`, one === '04')),
  day('2026-03-09', true),
  day('2026-03-10', true),
];

test('A calendar is whole weeks, but for the last', () => {
  expect(inWeeks(calendar).map((week) => week.length)).toEqual([7, 2]);
});

test('What it shows is said as text, the latest week first', () => {
  expect(calendarSummary(calendar)).toBe('You learned on 3 of the last 9 days.');
  expect(activeWeeks(calendar)).toEqual([
    { week: 'March 9, 2026', days: 'Monday, March 9; Tuesday, March 10' },
    { week: 'March 2, 2026', days: 'Wednesday, March 4' },
  ]);
});

test('A goal says what is done and what is missing', () => {
  const week = { startsOn: '2026-03-09', days: 2, minutes: 20 };
  expect(goalLabel(null, week)).toBe('2 days so far this week.');
  expect(goalLabel(3, week)).toBe('2 of 3 days this week, 1 to go.');
  expect(goalLabel(1, week)).toBe('2 of 1 day this week: reached.');
  expect(goalLabel(1, undefined)).toBe('0 of 1 day this week, 1 to go.');
});
