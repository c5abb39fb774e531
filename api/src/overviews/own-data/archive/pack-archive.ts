import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { type PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type ArchivedFile, hashOf, type Manifest, MANIFEST } from './manifest.js';

/** A picture or a document, read when its turn comes. */
export interface StoredFile {
  path: string;
  read: () => Promise<Buffer | null>;
}

interface Contents {
  manifest: Omit<Manifest, 'files'>;
  readme: string;
  /** In `folder`, by their paths. */
  collected: readonly ArchivedFile[];
  folder: string;
  stored: readonly StoredFile[];
}

/** Writes the archive to `target`; only one stored file is in memory at a time. @returns the hash of its manifest */
export async function packArchive(contents: Contents, target: string): Promise<string> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  const files: ArchivedFile[] = [...contents.collected];
  let manifestHash = '';
  zip.addBuffer(Buffer.from(contents.readme), 'README.txt');
  for (const { path: name } of contents.collected) zip.addFile(path.join(contents.folder, name), name);
  for (const { path: name, read } of contents.stored) {
    // Pictures do not get smaller.
    addLazily(zip, name, { compress: false }, async () => {
      const bytes = await read();
      if (!bytes) return Buffer.alloc(0);
      files.push({ path: name, bytes: bytes.length, sha256: hashOf(bytes) });
      return bytes;
    });
  }
  addLazily(zip, MANIFEST, {}, () => {
    const manifest = `${JSON.stringify({ ...contents.manifest, files }, null, 2)}\n`;
    manifestHash = hashOf(manifest);
    return Promise.resolve(Buffer.from(manifest));
  });
  zip.end();
  await pipeline(output, createWriteStream(target));
  return manifestHash;
}

function addLazily(
  zip: ZipFile,
  name: string,
  options: { compress?: boolean },
  read: () => Promise<Buffer>,
): void {
  zip.addReadStreamLazy(name, options, (answer) => {
    read().then(
      (bytes) => answer(null, Readable.from([bytes], { objectMode: false })),
      (error: Error) => answer(error, undefined as never),
    );
  });
}
