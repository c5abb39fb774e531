import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileProblems, inWords, releaseFiles } from './release-files.js';
import { checksumOf, hasTrueIntegrityFile, releaseIdOf } from './release-id.js';
import { MANIFEST_FILE, readManifest, type ReleaseManifest } from './release-manifest.js';
import { PublishRefusedError } from './releases.errors.js';

const BUILD_AGAIN = 'Build again and publish what the build wrote.';

/**
 * Reads a release from a folder and holds it against its own manifest: every file is there, unaltered, none is there
 * that the manifest does not name, and id and checksum are the ones that these contents have.
 * @throws PublishRefusedError saying what is wrong and what to do
 */
export async function readStagedRelease(folder: string): Promise<ReleaseManifest> {
  const { manifest, written } = await manifestIn(folder);
  const known = releaseFiles(manifest);
  for (const file of await filesIn(folder)) {
    if (file !== MANIFEST_FILE && !known.has(file)) {
      throw new PublishRefusedError('file_unexpected', `release.json does not name ${file}. ${BUILD_AGAIN}`);
    }
  }
  const files = new Map<string, Buffer>();
  const compressed = new Map<string, Buffer>();
  const problems = await fileProblems(manifest, async (file) => {
    const bytes = await read(folder, file);
    if (bytes) (Object.hasOwn(manifest.assets, file) ? files : compressed).set(file, bytes);
    return bytes;
  });
  if (problems[0]) throw new PublishRefusedError(problems[0].code, inWords(problems[0]));
  if (!hasTrueIntegrityFile(written, files)) {
    throw new PublishRefusedError(
      'file_altered',
      `integrity.json does not hold the hashes that release.json does. ${BUILD_AGAIN}`,
    );
  }
  if (releaseIdOf(written, files) !== manifest.release) {
    throw new PublishRefusedError(
      'manifest_altered',
      `release.json is not the one that was built: its contents do not have the id ${manifest.release}. ${BUILD_AGAIN}`,
    );
  }
  if (checksumOf(written, compressed) !== manifest.checksum) {
    throw new PublishRefusedError(
      'manifest_altered',
      `release.json and the compressed files do not have the checksum that it names. ${BUILD_AGAIN}`,
    );
  }
  return manifest;
}

async function manifestIn(folder: string): Promise<{ manifest: ReleaseManifest; written: ReleaseManifest }> {
  const text = (await read(folder, MANIFEST_FILE))?.toString('utf8');
  if (text === undefined) {
    throw new PublishRefusedError(
      'file_missing',
      `There is no ${MANIFEST_FILE}. Publish the whole folder that the build wrote.`,
    );
  }
  const written = parse(text);
  const checked = readManifest(written);
  if ('problem' in checked) {
    throw new PublishRefusedError(
      'manifest_invalid',
      `release.json is not a release's manifest (${checked.problem}). ${BUILD_AGAIN}`,
    );
  }
  const { manifest } = checked;
  // The builder writes it in one way only, so that not even a space can be changed unnoticed.
  const isCanonical = text === `${JSON.stringify(written, null, 2)}\n`;
  const ownName = `${manifest.app.replaceAll('-', '_')}_${manifest.release}`;
  if (!isCanonical || manifest.remote.globalName !== ownName) {
    throw new PublishRefusedError(
      'manifest_altered',
      `release.json is not as the build writes it. ${BUILD_AGAIN}`,
    );
  }
  return { manifest, written: written as ReleaseManifest };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PublishRefusedError('manifest_invalid', `release.json is not JSON. ${BUILD_AGAIN}`);
  }
}

async function read(folder: string, file: string): Promise<Buffer | null> {
  return readFile(path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
