import { LEVELS, levelOf } from './points.js';

describe('The level', () => {
  it.each([
    [-25, 1],
    [0, 1],
    [49, 1],
    [50, 2],
    [249, 3],
    [250, 4],
    [1_499, 8],
    [1_500, 9],
    [99_999, 9],
  ])('with %i points is %i', (points, level) => {
    expect(levelOf(points)).toBe(level);
  });

  it('is one of nine, each for more points than the one before', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(LEVELS.map(({ points }) => points)).toEqual(
      LEVELS.map(({ points }) => points).toSorted((a, b) => a - b),
    );
  });
});
