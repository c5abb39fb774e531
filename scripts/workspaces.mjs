import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The sections, as folders: `mf-account`, `mf-community`, … */
export const sections = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .sort();

const PLATFORM_BUILD = ['shell/platform/build', 'shell/platform/package.json'];

/** What is built, from which files, by which script. A change of any other file leaves it as it is. */
export const buildTargets = [
  {
    workspace: 'api',
    inputs: [
      'api/src',
      'api/package.json',
      ...['manifest', 'compatibility', 'api-prefixes', 'pictures'].map(
        (name) => `shell/platform/src/${name}.ts`,
      ),
    ],
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
    inputs: [`${workspace}/src`, `${workspace}/package.json`, ...PLATFORM_BUILD],
  })),
];

export const inRoot = (...parts) => path.join(root, ...parts);
