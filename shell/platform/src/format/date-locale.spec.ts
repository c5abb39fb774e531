import {
  clockTime,
  dateLocale,
  firstWeekday,
  longDate,
  provideDateLocale,
  readerDateLocale,
  shortDateWithYear,
} from '.';

const EVENING = '2026-03-10T18:05:00Z';

afterEach(() => provideDateLocale(() => 'en-US'));

test.each([
  ['en-US', 'Tuesday, March 10', 'Mar 10, 2026', '6:05 PM', 0],
  ['en', 'Tuesday, March 10', 'Mar 10, 2026', '6:05 PM', 0],
  ['en-GB', 'Tuesday 10 March', '10 Mar 2026', '18:05', 1],
  ['de-DE', 'Tuesday, 10 March', '10 Mar 2026', '18:05', 1],
  ['pt-BR', 'Tuesday, 10 March', '10 Mar 2026', '18:05', 0],
  ['no language', 'Tuesday, March 10', 'Mar 10, 2026', '6:05 PM', 0],
])('A browser in %s reads %s, %s and %s', (language, day, date, time, firstDay) => {
  provideDateLocale(() => dateLocale(language));
  expect(longDate(EVENING, 'UTC')).toBe(day);
  expect(shortDateWithYear(EVENING, 'UTC')).toBe(date);
  expect(clockTime(EVENING, 'UTC').replace('\u00a0', ' ')).toBe(time);
  expect(firstWeekday(readerDateLocale())).toBe(firstDay);
});
