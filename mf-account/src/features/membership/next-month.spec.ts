import { nextMonth } from './next-month';

describe('The day of the next payment', () => {
  it.each([
    ['2026-03-10', '2026-04-10'],
    ['2026-12-21', '2027-01-21'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-05-31', '2026-06-30'],
  ])('after %s is %s', (day, next) => {
    expect(nextMonth(day)).toBe(next);
  });
});
