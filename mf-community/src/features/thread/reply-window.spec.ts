import { grown, outside, windowOf } from './reply-window';

describe('A window of replies', () => {
  it('has fifty replies, and others before and after it', () => {
    expect([windowOf(0), windowOf(49), windowOf(50)]).toEqual([0, 0, 1]);
    expect(outside(1, 2, 170)).toEqual({ before: 50, after: 20 });
    expect(outside(0, 0, 12)).toEqual({ before: 0, after: 0 });
  });

  it('comes before or after those on the page, of which there are only so many', () => {
    const MAX_SHOWN = 6;
    expect(grown({ first: 3, last: 3 }, 'before', MAX_SHOWN)).toEqual({ first: 2, last: 3 });
    expect(grown({ first: 3, last: 3 }, 'after', MAX_SHOWN)).toEqual({ first: 3, last: 4 });
    expect(grown({ first: 10, last: 15 }, 'after', MAX_SHOWN)).toEqual({ first: 11, last: 16 });
    expect(grown({ first: 10, last: 15 }, 'before', MAX_SHOWN)).toEqual({ first: 9, last: 14 });
  });
});
