/** Specs run on Node's own modules over one embedded PostgreSQL; every spec file gets its own migrated database. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  testRunner: './test/runner/runner.mjs',
  transform: {},
  globalSetup: './test/database/global-setup.mjs',
  globalTeardown: './test/database/global-teardown.mjs',
  setupFilesAfterEnv: ['./test/setup.ts'],
  reporters: ['default', '<rootDir>/../scripts/gate/spec-results.mjs'],
  testTimeout: 20_000,
  maxWorkers: 2,
  // Each spec file leaves its modules behind: past this much, a worker starts anew instead of collecting garbage.
  workerIdleMemoryLimit: '1500MB',
};
