import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../../scripts/workspaces.mjs';

const run = promisify(execFile);

/**
 * Builds a section once more as its next version, publishes it and has it verified. It is not live then.
 * @returns {Promise<string>} its id
 */
export async function nextRelease({ url, dataDir }, app) {
  await mkdir(inRoot('.data'), { recursive: true });
  const folder = await mkdtemp(inRoot('.data', 'next-'));
  try {
    await cp(inRoot(app, 'src'), path.join(folder, 'src'), { recursive: true });
    const facts = JSON.parse(await readFile(inRoot(app, 'package.json'), 'utf8'));
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...facts, version: '9.9.9' }));
    const env = { ...process.env, RELEASE_REGISTRY: url, DATA_DIR: dataDir };
    await run(process.execPath, [inRoot('shell/platform/build/release.mjs'), '--dry-run'], {
      cwd: folder,
      env,
    });
    return await readFile(path.join(folder, 'dist/latest'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
