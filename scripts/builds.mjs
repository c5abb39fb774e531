import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { promisify } from 'node:util';
import { buildTargets, inRoot, sections } from './workspaces.mjs';

const NOT_BUILT = /\.(spec\.tsx?|d\.ts)$/;

async function* filesBelow(entry) {
  const info = await stat(inRoot(entry)).catch(() => null);
  if (!info) return;
  if (info.isFile()) return yield entry;
  for (const name of (await readdir(inRoot(entry))).sort()) yield* filesBelow(`${entry}/${name}`);
}

/** A hash of everything a build depends on. */
async function fingerprint({ inputs }) {
  const hash = createHash('sha256');
  for (const input of [...inputs, 'package-lock.json']) {
    for await (const file of filesBelow(input)) {
      if (NOT_BUILT.test(file)) continue;
      hash.update(`${file}\0`).update(await readFile(inRoot(file)));
    }
  }
  return hash.digest('hex');
}

/** Of the last build: a hash of its inputs and, of a section, the release it became. */
const fingerprintFile = (workspace) => inRoot(workspace, 'dist', '.fingerprint');

async function lastBuild(workspace) {
  const text = await readFile(fingerprintFile(workspace), 'utf8').catch(() => '');
  const [fingerprint, release] = text.split(' ');
  return { fingerprint, release };
}

async function run(workspace) {
  const options = { cwd: inRoot(workspace), shell: process.platform === 'win32', maxBuffer: 1e8 };
  await promisify(execFile)('npm', ['run', 'build', '--silent'], options).catch(({ stdout, stderr }) => {
    throw new Error(`${workspace} did not build:\n${stdout}${stderr}`);
  });
}

/** Builds what has changed since it was last built, a few at a time. Resolves to the workspaces it built. */
export async function buildStale({ log = console.log, targets = buildTargets, build = run } = {}) {
  const stale = [];
  for (const target of targets) {
    const now = await fingerprint(target);
    if (now !== (await lastBuild(target.workspace)).fingerprint) stale.push({ ...target, now });
  }
  const waiting = [...stale];
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      log(`Building ${target.workspace}…`);
      await build(target.workspace);
      const release = await readFile(inRoot(target.workspace, 'dist', 'latest'), 'utf8').catch(() => '');
      await writeFile(fingerprintFile(target.workspace), `${target.now} ${release}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, worker));
  return stale.map(({ workspace }) => workspace);
}

/**
 * Folder of the release that `buildStale` last built of each section. Not `dist/latest`: that may be one that was built
 * to be released, and refused.
 */
export function latestBuilds(apps = sections) {
  return Promise.all(apps.map(async (app) => inRoot(app, 'dist', (await lastBuild(app)).release)));
}
