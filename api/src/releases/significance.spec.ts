import { reasonToStop } from './canary-verdict.js';
import { chanceOfMoreFailures } from './significance.js';

describe('chanceOfMoreFailures', () => {
  // Fisher's own tea: four of four cups right by chance, once in seventy.
  it('is what Fisher counted for the lady tasting tea', () => {
    expect(chanceOfMoreFailures({ attempts: 4, failures: 4 }, { attempts: 4, failures: 0 })).toBeCloseTo(
      1 / 70,
    );
    expect(chanceOfMoreFailures({ attempts: 4, failures: 3 }, { attempts: 4, failures: 1 })).toBeCloseTo(
      17 / 70,
    );
  });

  it('is certain where nothing failed or nothing can be compared', () => {
    expect(chanceOfMoreFailures({ attempts: 50, failures: 0 }, { attempts: 500, failures: 0 })).toBe(1);
    expect(chanceOfMoreFailures({ attempts: 10, failures: 10 }, { attempts: 0, failures: 0 })).toBe(1);
  });

  it('stays exact for many trials', () => {
    const p = chanceOfMoreFailures({ attempts: 10_000, failures: 130 }, { attempts: 90_000, failures: 900 });
    expect(p).toBeGreaterThan(0.001);
    expect(p).toBeLessThan(0.01);
  });
});

describe('reasonToStop', () => {
  const live = { attempts: 1_000, failures: 5 };

  it('lets a canary go on that fails as everybody does, or a few times', () => {
    expect(reasonToStop({ attempts: 100, failures: 4 }, live)).toBeNull();
    expect(reasonToStop({ attempts: 1_000, failures: 6 }, live)).toBeNull();
    expect(reasonToStop({ attempts: 100, failures: 50 }, { attempts: 1_000, failures: 500 })).toBeNull();
  });

  it('stops a canary that fails significantly more often, with the numbers', () => {
    expect(reasonToStop({ attempts: 100, failures: 10 }, live)).toBe(
      'Failures: 10 in 100 (10.0 %) of the canary against 5 in 1000 (0.5 %) of the live release. Chance alone would do this less than once in a million times.',
    );
  });

  it('stops a canary that hardly ever works where there is nothing to compare with', () => {
    const nobody = { attempts: 0, failures: 0 };
    expect(reasonToStop({ attempts: 6, failures: 5 }, nobody)).toMatch(
      /5 in 6 \(83\.3 %\).*at least every other time/,
    );
    expect(reasonToStop({ attempts: 60, failures: 5 }, nobody)).toBeNull();
  });
});
