import { sections } from './scripts/workspaces.mjs';

/** Every front-end workspace in one run; the api has its own, on PostgreSQL. */
export default {
  reporters: ['default', '<rootDir>/scripts/gate/spec-results.mjs'],
  projects: ['shell/platform', 'shell', ...sections].map((name) => `<rootDir>/${name}`),
};
