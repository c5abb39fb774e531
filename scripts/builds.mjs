import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { buildTargets, inRoot, sections } from './workspaces.mjs';

const SPEC = /\.spec\.tsx?$/;

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
      if (SPEC.test(file)) continue;
      hash.update(`${file}\0`).update(await readFile(inRoot(file)));
    }
  }
  return hash.digest('hex');
}

const markOf = ({ workspace }) => inRoot(workspace, 'dist', '.fingerprint');

function run(workspace) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build', '--silent'], {
      cwd: inRoot(workspace),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${workspace} did not build:\n${output}`)),
    );
  });
}

/** Builds what has changed since it was last built, a few at a time. Resolves to the workspaces it built. */
export async function buildStale({ log = console.log } = {}) {
  const stale = [];
  for (const target of buildTargets) {
    const now = await fingerprint(target);
    const then = await readFile(markOf(target), 'utf8').catch(() => '');
    if (now !== then) stale.push({ ...target, now });
  }
  const waiting = [...stale];
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      log(`Building ${target.workspace}…`);
      await run(target.workspace);
      await writeFile(markOf(target), target.now);
    }
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, worker));
  return stale.map(({ workspace }) => workspace);
}

/** Folder of each section's latest build. */
export function latestBuilds() {
  return Promise.all(
    sections.map(async (app) =>
      inRoot(app, 'dist', (await readFile(inRoot(app, 'dist', 'latest'), 'utf8')).trim()),
    ),
  );
}
