import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { longTaskWarning, shiftWarning, type ShiftEntry } from './performance-warnings';

test('A page is rated by the limits of the product', () => {
  expect({
    LCP: LCPThresholds,
    FCP: FCPThresholds,
    CLS: CLSThresholds,
    INP: INPThresholds,
    TTFB: TTFBThresholds,
  }).toEqual({ LCP: [2500, 4000], FCP: [1800, 3000], CLS: [0.1, 0.25], INP: [200, 500], TTFB: [800, 1800] });
});

test('A task is long above 50 ms, a shift is one above 0.1', () => {
  expect(longTaskWarning({ duration: 50 } as PerformanceEntry)).toBeNull();
  expect(longTaskWarning({ duration: 50.6 } as PerformanceEntry)).toBe('Long task: 51 ms');
  expect(shiftWarning({ value: 0.1 } as ShiftEntry)).toBeNull();
  expect(shiftWarning({ value: 0.104 } as ShiftEntry)).toBe('Layout shift: 0.104');
});
