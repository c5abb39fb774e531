import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const version = (name) => require(`${name}/package.json`).version;
const platform = require('../package.json').version;

/**
 * The singletons: what a section imports from outside itself. The shell brings the one copy of each; a
 * section's bundles, for the browser and for the server, contain none of them.
 */
export const shared = {
  react: version('react'),
  'react/jsx-runtime': version('react'),
  'react-dom': version('react-dom'),
  '@futurelab/platform/api': platform,
  '@futurelab/platform/contract': platform,
  '@futurelab/platform/markdown': platform,
  '@futurelab/platform/overlays': platform,
  '@futurelab/platform/paths': platform,
  '@futurelab/platform/player': platform,
  '@futurelab/platform/query': platform,
  '@futurelab/platform/router': platform,
  '@futurelab/platform/runtime': platform,
  '@futurelab/platform/session': platform,
  '@futurelab/platform/telemetry': platform,
  '@futurelab/platform/theme': platform,
  '@futurelab/platform/toast': platform,
  '@futurelab/platform/ui': platform,
};

/** The libraries behind the singletons: with the shell's copies a section has to agree. */
export const libraries = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zustand'].map((name) => [
    name,
    version(name),
  ]),
);
