import { fringes, rings, type Point } from './line-field';

const a: Point = [290, 270];
const b: Point = [470, 470];

describe('The line field', () => {
  it('draws one ring a step, up to the radius', () => {
    expect(rings(a, 12, 240).match(/M/g)).toHaveLength(20);
    expect(rings(a, 12, 240, 20)).toBe('M50 270a240 240 0 1 0 480 0a240 240 0 1 0-480 0');
  });

  it('ends every fringe where the outermost rings cross it', () => {
    const focus = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
    const ends = [...fringes(a, b, 12, 240).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
    expect(ends.length).toBeGreaterThan(20);
    for (const [, x, y] of ends) {
      const farther = Math.max(
        Math.hypot(Number(x) + focus, Number(y)),
        Math.hypot(Number(x) - focus, Number(y)),
      );
      expect(farther).toBeCloseTo(240, 0);
    }
  });

  it('has none where the circles do not meet', () => {
    expect(fringes([0, 0], [500, 0], 12, 240)).toBe('');
  });
});
