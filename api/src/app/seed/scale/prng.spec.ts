import { Prng } from './prng.js';

describe('The pseudo-random sequence', () => {
  const first = (seed: number) => {
    const prng = new Prng(seed);
    return Array.from({ length: 5 }, () => prng.next());
  };

  it('is the same for the same seed and another for another', () => {
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
  });

  it('stays within its limits', () => {
    const prng = new Prng(1);
    const numbers = Array.from({ length: 1_000 }, () => [prng.below(6), prng.skewedBelow(6)]).flat();
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(5);
  });
});
