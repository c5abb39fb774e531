import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root, sections } from '../workspaces.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** The commit that the work began with: where the branch left its upstream, or HEAD where there is none. */
function base() {
  for (const upstream of ['@{upstream}', 'origin/HEAD']) {
    try {
      return git('merge-base', 'HEAD', upstream)[0];
    } catch {
      // No such branch.
    }
  }
  return 'HEAD';
}

/** Files that differ from the upstream, committed or not, and still exist. */
export const changedFiles = () =>
  [
    ...git('diff', '--name-only', '--no-renames', base()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(inRoot(file)));

const frontEnd = ['shell/platform', 'shell', ...sections];
const CODE = /\.(ts|tsx|mjs|cjs)$/;
const workspaceOf = (file) => [...frontEnd, 'api', 'e2e'].find((name) => file.startsWith(`${name}/`));

/**
 * What has to be looked at again for a list of files.
 * @returns {{ lint: string[], format: string[], types: string[], related: string[], api: string[], scripts: string[] }}
 */
export function planFor(files, exists = (file) => existsSync(inRoot(file))) {
  const code = files.filter((file) => CODE.test(file));
  const touched = new Set(code.map(workspaceOf).filter(Boolean));
  // Its types of the api are generated from the document.
  if (files.includes('api/openapi.json')) touched.add('shell/platform');
  const types = touched.has('shell/platform') ? [...new Set([...frontEnd, ...touched])] : [...touched];
  const scripts = code
    .filter((file) => /^scripts\/.+\.mjs$/.test(file))
    .map((file) => file.replace(/(\.test)?\.mjs$/, '.test.mjs'));
  // What sections can import is listed.
  if (code.some((file) => file.startsWith('shell/platform/src/')))
    scripts.push('scripts/platform-exports.test.mjs');
  return {
    lint: code,
    format: files,
    types,
    related: code.filter((file) => frontEnd.includes(workspaceOf(file))),
    // Every spec over HTTP loads the whole api, so "related" would be all of them.
    api: [
      ...new Set(
        code.filter((file) => /^api\/(src|test)\/.+/.test(file)).map((file) => path.posix.dirname(file)),
      ),
    ],
    scripts: [...new Set(scripts)].filter(exists),
  };
}
