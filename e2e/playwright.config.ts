import { defineConfig, devices } from '@playwright/test';
import { isFullSweep } from './fixtures/page-checks/every-page';
import { headlessPath, launchArguments, offlineRules } from './stack/chromium.mjs';

/** Real Chromium against the built product. `E2E_URL=http://localhost:3000` uses one that runs already. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: isFullSweep ? [] : 'sweep/**',
  globalSetup: './stack/global-setup.ts',
  outputDir: 'test-results',
  // One more than there are cores: much of a test is waiting for the network to be idle or for a time limit.
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // What passes the second time is listed by name at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['html', { open: 'never' }], ['../scripts/gate/spec-results.mjs']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    // Recording every test costs a fifth of the run: `--trace on` shows what happened in one.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessPath,
      args: [...launchArguments, `--host-resolver-rules=${offlineRules}`],
    },
  },
});
