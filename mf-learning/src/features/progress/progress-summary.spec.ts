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
