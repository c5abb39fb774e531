import { createRequire } from 'node:module';
import { sharedModules } from './shared-modules.js';

const require = createRequire(import.meta.url);
const versionOf = (name) =>
  require(name.startsWith('@futurelab/') ? '../package.json' : `${name.split('/')[0]}/package.json`).version;

/** Name → version of every shared module. */
export const shared = Object.fromEntries(Object.keys(sharedModules).map((name) => [name, versionOf(name)]));

/** The libraries behind the singletons: with the shell's copies a section has to agree. */
export const libraries = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zustand'].map((name) => [
    name,
    require(`${name}/package.json`).version,
  ]),
);
