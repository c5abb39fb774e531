import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedModules } from '../shell/platform/build/shared-modules.js';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const inRoot = (...parts) => path.join(root, ...parts);

/** The sections, as folders: `mf-account`, `mf-community`, … */
export const sections = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .sort();

/** The files of the platform that are compiled into the api, as its build script names them. */
const apiContracts = () =>
  JSON.parse(readFileSync(inRoot('api', 'package.json'), 'utf8')).scripts.build.match(
    /shell\/platform\/src\/\S+\.[jt]s/g,
  );

/** What a section brings itself: the exports of the platform that the shell does not share, a folder where one leads to several files. */
const unsharedPlatform = () => {
  const { name, exports } = JSON.parse(readFileSync(inRoot('shell/platform/package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([key, file]) =>
    /^\.\/src\/(?!testing\/).+\.tsx?$/.test(file) && !(key.replace('.', name) in sharedModules)
      ? [path.posix.join('shell/platform', file).replace(/\/(index|\*)\.tsx?$/, '')]
      : [],
  );
};

const PLATFORM_BUILD = ['shell/platform/build', 'shell/platform/package.json'];

/** What is built, from which files, by which script. A change of any other file leaves it as it is. */
export const buildTargets = [
  {
    workspace: 'api',
    inputs: ['api/src', 'api/package.json', ...apiContracts()],
  },
  {
    workspace: 'shell',
    inputs: [
      'shell/src',
      'shell/public',
      'shell/build.mjs',
      'shell/package.json',
      'shell/platform/src',
      ...PLATFORM_BUILD,
    ],
  },
  ...sections.map((workspace) => ({
    workspace,
    inputs: [
      `${workspace}/src`,
      `${workspace}/package.json`,
      // With what the builder describes a release.
      'shell/platform/src/release',
      ...unsharedPlatform(),
      ...PLATFORM_BUILD,
    ],
  })),
];
