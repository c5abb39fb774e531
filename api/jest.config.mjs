import { readFileSync } from 'node:fs';

const { $schema, sourceMaps, ...swc } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

/** Specs run as ES modules over one embedded PostgreSQL; every spec file gets its own migrated database. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    // `events.sql.js` is `events.sql.ts`, not the `events.sql` beside it.
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1'],
    '^#platform/(.*)$': '<rootDir>/../shell/platform/src/$1',
  },
  transform: {
    '\\.ts$': ['@swc/jest', { ...swc, sourceMaps: 'inline' }],
    // Fastify's `inject` requires it; Node can do that with an ES module, Jest cannot.
    '/node_modules/cookie/.*\\.js$': ['@swc/jest', { module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!cookie/)'],
  globalSetup: './test/database/global-setup.mjs',
  globalTeardown: './test/database/global-teardown.mjs',
  setupFilesAfterEnv: ['./test/setup.ts'],
  reporters: ['default', '<rootDir>/../scripts/gate/spec-results.mjs'],
  testTimeout: 20_000,
  maxWorkers: 2,
  // Each spec file leaves its modules behind: past this much, a worker starts anew instead of collecting garbage.
  workerIdleMemoryLimit: '1500MB',
};
