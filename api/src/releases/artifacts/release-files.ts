import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseManifest } from '#platform/manifest';

const decompress = promisify(brotliDecompress);

/** `sha384-…`, as in a Subresource Integrity attribute. */
const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const PROBLEMS = {
  file_missing: 'is named by release.json but is not there. Publish the whole folder that the build wrote.',
  file_altered: 'is not the file that release.json describes. Build again and publish what the build wrote.',
  compressed_altered:
    'does not decompress to the file beside it. Build again and publish what the build wrote.',
};

const problem = (code: keyof typeof PROBLEMS, file: string) => ({
  code,
  message: `${file} ${PROBLEMS[code]}`,
});

type FileProblem = ReturnType<typeof problem>;

/**
 * Compares every file of a release with what its manifest says of it.
 * @param read the bytes of a file, or null where there is none
 */
export async function fileProblems(
  manifest: ReleaseManifest,
  read: (file: string) => Promise<Buffer | null>,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const [file, { integrity, size, brotli }] of Object.entries(manifest.assets)) {
    const [bytes, compressed] = await Promise.all([read(file), read(`${file}.br`)]);
    if (!bytes) problems.push(problem('file_missing', file));
    else if (bytes.length !== size || integrityOf(bytes) !== integrity)
      problems.push(problem('file_altered', file));
    else if (!compressed) {
      if (brotli !== size) problems.push(problem('file_missing', `${file}.br`));
    } else if (compressed.length !== brotli || !(await isCompressed(compressed, bytes))) {
      problems.push(problem('compressed_altered', `${file}.br`));
    }
  }
  return problems;
}

/** Names of the files that may come with a release's manifest: its own, their compressed forms, and source maps. */
export function releaseFiles(manifest: ReleaseManifest): Set<string> {
  return new Set(Object.keys(manifest.assets).flatMap((file) => [file, `${file}.br`, `${file}.map`]));
}

async function isCompressed(compressed: Buffer, bytes: Buffer): Promise<boolean> {
  try {
    return bytes.equals(await decompress(compressed, { maxOutputLength: Math.max(bytes.length, 1) }));
  } catch {
    return false;
  }
}
