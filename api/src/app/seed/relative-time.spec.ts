import { wallTimeDaysBefore } from './relative-time.js';

const now = new Date('2026-03-30T10:00:00Z');

describe('A wall-clock time some days ago', () => {
  it('is meant at the place of the person', () => {
    expect(wallTimeDaysBefore(now, 1, 9 * 60, 'America/New_York').toISOString()).toBe(
      '2026-03-29T13:00:00.000Z',
    );
  });

  it('keeps the wall time across a change of the clocks', () => {
    expect(wallTimeDaysBefore(now, 1, 9 * 60, 'Europe/Amsterdam').toISOString()).toBe(
      '2026-03-29T07:00:00.000Z',
    );
    expect(wallTimeDaysBefore(now, 2, 9 * 60, 'Europe/Amsterdam').toISOString()).toBe(
      '2026-03-28T08:00:00.000Z',
    );
  });

  it('is never in the future', () => {
    expect(wallTimeDaysBefore(now, 0, 23 * 60, 'Europe/Amsterdam')).toEqual(now);
  });
});
