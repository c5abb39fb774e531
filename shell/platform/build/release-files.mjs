import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

const COMPRESSED = /\.br$/;
const TEXT = /\.(js|cjs|css|json)$/;

/** Paths of all files below `folder`, sorted, with forward slashes. */
async function everyFile(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Those of a release: source maps are beside it, not part of it. */
export const listFiles = async (folder) => (await everyFile(folder)).filter((file) => !file.endsWith('.map'));

/** Sixteen hexadecimal digits of the hash of what the release says of itself and of every file's name and contents. */
export async function releaseIdOf(folder, facts) {
  const hash = createHash('sha256').update(`${facts}\0`);
  for (const file of await listFiles(folder)) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Replaces the placeholder by the release id in every text file. */
export async function stampRelease(folder, token, release) {
  for (const file of await listFiles(folder)) {
    if (!TEXT.test(file)) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    if (text.includes(token)) await writeFile(path.join(folder, file), text.replaceAll(token, release));
  }
}

/** sha384 (as in a Subresource Integrity attribute), size and compressed size, in bytes, of every file. */
export async function describeAssets(folder) {
  const assets = {};
  for (const file of await listFiles(folder)) {
    if (COMPRESSED.test(file)) continue;
    const bytes = await readFile(path.join(folder, file));
    const compressed = await stat(path.join(folder, `${file}.br`)).catch(() => null);
    assets[file] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      size: bytes.length,
      brotli: compressed?.size ?? bytes.length,
    };
  }
  return assets;
}

/** A built release as the registry takes it in: the folder's files as .tar.gz, the same bytes wherever it is packed. */
export async function packRelease(folder) {
  const tar = pack();
  const archive = buffer(tar.pipe(createGzip()));
  for (const file of await everyFile(folder))
    tar.entry({ name: file, mtime: new Date(0) }, await readFile(path.join(folder, file)));
  tar.finalize();
  return archive;
}
