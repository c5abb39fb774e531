import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import semver from 'semver';
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

const PLATFORM = '@futurelab/platform';

/**
 * The versions of platform and libraries that the section in `folder` runs with: what its `peerDependencies` say, so that one
 * release can serve two majors; of a library that they do not name, the major that it is built against.
 */
export function rangesOf(folder) {
  const { name, peerDependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const built = { [PLATFORM]: shared[`${PLATFORM}/contract`], ...libraries };
  const ranges = Object.entries(built).map(([module, version]) => {
    const range = peerDependencies[module] ?? `^${version}`;
    if (!semver.satisfies(version, range))
      throw new Error(`${name} says that it runs with ${module} ${range}, and is built against ${version}`);
    return [module, range];
  });
  const { [PLATFORM]: platform, ...others } = Object.fromEntries(ranges);
  const rangeOf = (module) => (module.startsWith(`${PLATFORM}/`) ? platform : others[module.split('/')[0]]);
  return { platform, libraries: others, rangeOf };
}
