import { levelOf } from './points.js';

describe('The level', () => {
  it.each([
    [0, 1],
    [249, 1],
    [250, 2],
    [999, 4],
    [1000, 5],
  ])('with %i points is %i', (points, level) => {
    expect(levelOf(points)).toBe(level);
  });
});
