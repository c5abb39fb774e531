import { responseDeadline, longDay } from './response-deadline.js';

describe('The day of an answer', () => {
  it.each([
    ['a Monday', '2026-05-11T09:00:00Z', '2026-05-13'],
    ['a Thursday, over the weekend', '2026-05-14T22:00:00Z', '2026-05-18'],
    ['a Saturday', '2026-05-16T09:00:00Z', '2026-05-19'],
    ['a Sunday', '2026-05-17T09:00:00Z', '2026-05-19'],
    ['the end of the year', '2026-12-31T12:00:00Z', '2027-01-04'],
  ])('for %s is two working days later', (_, now, day) => {
    expect(responseDeadline(new Date(now))).toBe(day);
  });

  it('is phrased', () => {
    expect(longDay('2026-05-14')).toBe('Thursday, May 14');
  });
});
