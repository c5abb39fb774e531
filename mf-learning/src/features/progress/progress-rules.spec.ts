import { pointsBySource } from './points-by-source';
import { summarize } from './progress-summary';

describe('summarize', () => {
  it('counts 0 as not started, 1 to 99 as in progress and 100 as completed', () => {
    const list = [0, 1, 99, 100].map((progress) => ({ progress }));
    expect(summarize(list)).toEqual({ enrolled: 4, completed: 1, inProgress: 2, overall: 50 });
  });

  it('is 0 percent, never NaN, without courses', () => {
    expect(summarize([])).toEqual({ enrolled: 0, completed: 0, inProgress: 0, overall: 0 });
  });
});

describe('pointsBySource', () => {
  it('adds up 100 a completed course, 25 a course in progress, 10 an RSVP and 15 a group', () => {
    const lines = pointsBySource({ completed: 2, inProgress: 1, rsvps: 3, groups: 2 });
    expect(lines.map(({ points }) => points)).toEqual([200, 25, 30, 30]);
  });
});
