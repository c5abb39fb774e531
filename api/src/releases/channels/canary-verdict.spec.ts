import { reasonToStop } from './canary-verdict.js';

describe('reasonToStop', () => {
  const of = (attempts: number, failures: number) => ({ loads: attempts - failures, failures });
  const live = of(1_000, 5);

  it('lets a canary go on that fails as everybody does, or a few times', () => {
    expect(reasonToStop(of(100, 4), live)).toBeNull();
    expect(reasonToStop(of(1_000, 6), live)).toBeNull();
    expect(reasonToStop(of(100, 5), of(1_000, 20))).toBeNull();
    expect(reasonToStop(of(100, 50), of(1_000, 500))).toBeNull();
  });

  it('stops a canary that fails clearly more often, with the numbers', () => {
    expect(reasonToStop(of(100, 10), live)).toBe(
      'Failures: 10 in 100 (10.0 %) of the canary against 5 in 1000 (0.5 %) of the live release.',
    );
    expect(reasonToStop(of(10, 10), of(1_000, 300))).not.toBeNull();
  });

  it('stops a canary that fails every other time where there is nothing to compare with', () => {
    expect(reasonToStop(of(6, 5), of(0, 0))).toMatch(/5 in 6 \(83\.3 %\)/);
    expect(reasonToStop(of(60, 5), of(0, 0))).toBeNull();
  });
});
