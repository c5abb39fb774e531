import { seedFraction, seedId } from './seed-id.js';

describe('Seed ids', () => {
  it('are the same uuid for the same name and another for another', () => {
    expect(seedId('event', 'open-evening')).toBe(seedId('event', 'open-evening'));
    expect(seedId('event', 'open-evening')).not.toBe(seedId('course', 'open-evening'));
    expect(seedId('event', 'a')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('come with fractions that only depend on the name', () => {
    expect(seedFraction('a', 'b')).toBe(seedFraction('a', 'b'));
    expect(seedFraction('a', 'b')).toBeGreaterThanOrEqual(0);
    expect(seedFraction('a', 'b')).toBeLessThan(1);
  });
});
