import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = 'mf-learning/src/pages/courses/courses-page.tsx';

/** What the next release of mf-learning says above its courses. */
export const HEADING = 'Courses for this season';

/**
 * The sources as they are now, with one line of mf-learning changed: what its team would have committed.
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function changedSources() {
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
  const page = await readFile(path.join(folder, PAGE), 'utf8');
  const changed = page.replace(/(<PageHeader[^>]*title=)"Courses"/, `$1"${HEADING}"`);
  if (changed === page) throw new Error(`${PAGE} has no heading to change`);
  await writeFile(path.join(folder, PAGE), changed);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
