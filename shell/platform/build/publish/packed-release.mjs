import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MANIFEST = 'release.json';
const ARCHIVE = 'release.tar.gz';

/**
 * A release that has been built, ready to be sent.
 * @typedef {{ manifest: { app: string, release: string, commit: string }, archive: () => Promise<Buffer> }} BuiltRelease
 */

/** @param {BuiltRelease} release @param {string} folder which another machine publishes with `publish-packed.mjs` */
export async function writePacked({ manifest, archive }, folder) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
  await writeFile(path.join(folder, ARCHIVE), await archive());
}

/** @param {string} folder @returns {Promise<BuiltRelease>} */
export async function readPacked(folder) {
  const manifest = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
  return { manifest, archive: () => readFile(path.join(folder, ARCHIVE)) };
}
