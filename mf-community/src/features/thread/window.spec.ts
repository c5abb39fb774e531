import { outside, readWindow, windowOf } from './window';

describe('A window of replies', () => {
  it('is read from the address, where that says one', () => {
    expect(readWindow(new URLSearchParams('replies=3'))).toBe(3);
    for (const wrong of ['', 'replies=', 'replies=-1', 'replies=x', 'replies=2000'])
      expect(readWindow(new URLSearchParams(wrong))).toBeUndefined();
  });

  it('has fifty replies, and others before and after it', () => {
    expect([windowOf(0), windowOf(49), windowOf(50)]).toEqual([0, 0, 1]);
    expect(outside(1, 2, 170)).toEqual({ before: 50, after: 20 });
    expect(outside(0, 0, 12)).toEqual({ before: 0, after: 0 });
  });
});
