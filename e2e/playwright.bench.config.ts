import config from './playwright.config';

/** What only a command runs, because it takes its time. */
export default {
  ...config,
  testMatch: '**/*.bench.ts',
  reporter: 'line' as const,
  use: { ...config.use, trace: 'off' as const },
};
