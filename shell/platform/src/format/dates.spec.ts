import {
  clocksDiffer,
  clockTime,
  dateAndTime,
  dateTimeAndZone,
  isoDate,
  longDate,
  longDateWithYear,
  monthAndDay,
  monthAndYear,
  shortDate,
  shortDateWithYear,
  timeRange,
  zoneAbbreviation,
  zoneCity,
} from '.';

const EVENING = '2025-11-20T23:30:00.000Z';

test('Dates are those of the given zone', () => {
  expect(longDate(EVENING, 'America/New_York')).toBe('Thursday, November 20');
  expect(longDate(EVENING, 'Asia/Tokyo')).toBe('Friday, November 21');
  expect(shortDate(EVENING, 'Asia/Tokyo')).toBe('Fri, Nov 21');
  expect(longDateWithYear(EVENING, 'Asia/Tokyo')).toBe('November 21, 2025');
  expect(shortDateWithYear(EVENING, 'Asia/Tokyo')).toBe('Nov 21, 2025');
  expect(monthAndYear(EVENING, 'UTC')).toBe('November 2025');
  expect(monthAndDay(EVENING, 'Asia/Tokyo')).toEqual({ month: 'Nov', day: '21' });
  expect(isoDate(EVENING, 'Asia/Tokyo')).toBe('2025-11-21');
  expect(isoDate(Date.parse(EVENING), 'UTC')).toBe('2025-11-20');
});

test('A day without a time stays that day', () => {
  expect(longDate('2026-05-14', 'UTC')).toBe('Thursday, May 14');
});

test('Times are those of the given zone, with one kind of space', () => {
  expect(clockTime(EVENING, 'America/New_York')).toBe('6:30\u00a0PM');
  expect(dateAndTime(EVENING, 'America/New_York')).toBe('Nov 20, 6:30\u00a0PM');
  expect(dateTimeAndZone(EVENING, 'Europe/Berlin')).toBe('Fri, Nov 21, 12:30\u00a0AM GMT+1');
  expect(timeRange(EVENING, '2025-11-21T01:00:00.000Z', 'America/New_York')).toBe(
    '6:30\u00a0PM – 8:00\u00a0PM EST',
  );
});

test('Times and abbreviations follow daylight saving', () => {
  expect(clockTime('2026-03-28T17:00:00Z', 'Europe/Amsterdam')).toBe('6:00\u00a0PM');
  expect(clockTime('2026-03-30T17:00:00Z', 'Europe/Amsterdam')).toBe('7:00\u00a0PM');
  expect(zoneAbbreviation('2025-01-15T12:00:00.000Z', 'America/New_York')).toBe('EST');
  expect(zoneAbbreviation('2025-07-15T12:00:00.000Z', 'America/New_York')).toBe('EDT');
});

test('Two zones are told apart by their clocks, not by their names', () => {
  expect(clocksDiffer(EVENING, 'Europe/Berlin', 'Europe/Paris')).toBe(false);
  expect(clocksDiffer(EVENING, 'Europe/Berlin', 'Europe/Lisbon')).toBe(true);
});

test('A zone is called by its city', () => {
  expect(zoneCity('America/New_York')).toBe('New York');
});
