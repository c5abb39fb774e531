const { specMocks: mocks, specTimers: timers } = globalThis;

/** What specs import from `@jest/globals`, which Node cannot load. */
export const jest = {
  fn: (implementation) => mocks.fn(implementation),
  spyOn: (...args) => mocks.spyOn(...args),
  restoreAllMocks: () => mocks.restoreAllMocks(),
  useFakeTimers: () => timers.useFakeTimers(),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
};
