import { reminderDays } from './reminder-days';

test.each([
  ['2026-12-02T12:00:00Z', 'UTC', '2026-12-03', '2026-12-07'],
  ['2026-12-06T12:00:00Z', 'UTC', '2026-12-07', '2026-12-07'],
  ['2026-12-07T12:00:00Z', 'UTC', '2026-12-08', '2026-12-14'],
  ['2026-12-31T20:00:00Z', 'Asia/Tokyo', '2027-01-02', '2027-01-04'],
])('at %s in %s, tomorrow is %s and next week begins on %s', (now, timeZone, tomorrow, nextWeek) => {
  expect(reminderDays(Date.parse(now), timeZone)).toMatchObject({ tomorrow, nextWeek });
});
