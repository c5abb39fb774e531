import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE, releaseManifest, type ReleaseManifest } from '#platform/manifest';
import { fileProblems, releaseFiles } from '../artifacts/release-files.js';
import { PublishRefusedError } from './archive.js';

const INTEGRITY_FILE = 'integrity.json';
const BUILD_AGAIN = 'Build again and publish what the build wrote.';

/**
 * Reads a release from a folder and holds it against its own manifest: every file is there, unaltered, and none is there
 * that the manifest does not name.
 * @throws PublishRefusedError saying what is wrong and what to do
 */
export async function readStagedRelease(folder: string): Promise<ReleaseManifest> {
  const manifest = await manifestIn(folder);
  const known = releaseFiles(manifest);
  for (const file of await filesIn(folder)) {
    if (file !== MANIFEST_FILE && !known.has(file)) {
      throw new PublishRefusedError('file_unexpected', `release.json does not name ${file}. ${BUILD_AGAIN}`);
    }
  }
  const [problem] = await fileProblems(manifest, (file) => read(folder, file));
  if (problem) throw new PublishRefusedError(problem.code, problem.message);
  await requireMatchingHashes(manifest, folder);
  return manifest;
}

/** With other hashes than the manifest's in `integrity.json`, every browser would refuse the release's code. */
async function requireMatchingHashes({ assets }: ReleaseManifest, folder: string): Promise<void> {
  const integrity = await read(folder, INTEGRITY_FILE);
  const executed = Object.keys(assets).filter((name) => /\.(js|css)$/.test(name));
  const hashes = Object.fromEntries(executed.map((name) => [name, assets[name]!.integrity]));
  if (integrity === null || integrity.toString('utf8') === JSON.stringify(hashes)) return;
  throw new PublishRefusedError(
    'file_altered',
    `integrity.json does not hold the hashes that release.json does. ${BUILD_AGAIN}`,
  );
}

async function manifestIn(folder: string): Promise<ReleaseManifest> {
  const text = (await read(folder, MANIFEST_FILE))?.toString('utf8');
  if (text === undefined) {
    throw new PublishRefusedError(
      'file_missing',
      `There is no ${MANIFEST_FILE}. Publish the whole folder that the build wrote.`,
    );
  }
  const parsed = releaseManifest.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const problem = [issue!.path.join('.'), issue!.message].filter(Boolean).join(': ');
  throw new PublishRefusedError(
    'manifest_invalid',
    `release.json is not a release's manifest (${problem}). ${BUILD_AGAIN}`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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
