import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the next release of mf-learning says above its courses. */
export const HEADING = 'Courses for this season';

/** What the team of mf-learning would have committed. */
export const NEXT_SECTION = {
  file: 'mf-learning/src/pages/courses/courses-page.tsx',
  from: /(<PageHeader[^>]*title=)"Courses"/,
  to: `$1"${HEADING}"`,
};

/** What the team of the shell would have: a change in a script that pages load when they need it. */
export const NEXT_SHELL = {
  file: 'shell/platform/src/markdown/markdown.tsx',
  from: /$/,
  to: "\nif (typeof document !== 'undefined') document.documentElement.dataset.markdown = 'next';\n",
};

/**
 * The sources as they are now, with one file changed.
 * @param {{ file: string, from: RegExp, to: string }} change
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function changedSources({ file: name, from, to }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-next-'));
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '-z',
      '.dockerignore',
      '.npmrc',
      'package.json',
      'package-lock.json',
      'api/package.json',
      'e2e/package.json',
      'shell',
      'mf-*',
      'deploy/docker',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  for (const file of files.split('\0').filter(Boolean))
    await cp(path.join(root, file), path.join(folder, file));
  const source = await readFile(path.join(folder, name), 'utf8');
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`${name} has nothing like ${from}`);
  await writeFile(path.join(folder, name), changed);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
