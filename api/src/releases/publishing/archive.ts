import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { finished, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Entry, extract } from 'tar-stream';
import { FILE_NAME } from '#platform/manifest';
import { ApiError } from '../../core/errors/errors.js';

export class PublishRefusedError extends ApiError {
  constructor(code: string, message: string, status = 422) {
    super(status, code, message);
  }
}

export const MAX_ARCHIVE_BYTES = 30_000_000;
const MAX_FILES = 2_000;
const SAME_NAME = new Set(['EEXIST', 'ENOTDIR', 'EISDIR']);

/**
 * Unpacks a .tar.gz of a release's folder into `folder`, which is empty. Nothing is written outside of it, whatever the
 * archive says, and reading stops at 30 MB (packed or unpacked) or 2,000 files. What is left of it is the caller's.
 * @returns base64 of the archive's own sha256
 * @throws PublishRefusedError `archive_unsafe`, `archive_too_large` or `archive_unreadable`
 */
export async function unpack(archive: Readable, folder: string): Promise<string> {
  const tar = extract();
  const sha256 = createHash('sha256');
  const packed = meter(sha256);
  // Not part of the pipeline, which would destroy the request with it and leave its connection answering nobody.
  archive.pipe(packed);
  finished(archive, (error) => error && packed.destroy(error));
  const reading = pipeline(packed, createGunzip(), meter(), tar);
  // The loop below reports its failure.
  reading.catch(() => undefined);
  try {
    let count = 0;
    for await (const entry of tar) {
      if (entry.header.type === 'directory') {
        entry.resume();
        continue;
      }
      if ((count += 1) > MAX_FILES) throw tooLarge(`more than ${MAX_FILES} files`);
      await write(entry, folder);
    }
    await reading;
    return sha256.digest('base64');
  } catch (error) {
    if (error instanceof PublishRefusedError) throw error;
    throw new PublishRefusedError(
      'archive_unreadable',
      `The archive could not be read (${messageFor(error)}). Send the release's folder as one whole .tar.gz.`,
    );
  }
}

/**
 * What is wrong with an archive. The system's own words name folders of this server, and are never shown.
 * @throws what is wrong with this server instead
 */
function messageFor(error: unknown): string {
  const { syscall, code = '', message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return message;
  if (SAME_NAME.has(code)) return 'it holds two files of the same name, or a file and a folder';
  if (code === 'ENAMETOOLONG') return 'it holds a file whose name is too long';
  throw error;
}

async function write(entry: Entry, folder: string): Promise<void> {
  const { name, type } = entry.header;
  const plain = name.replace(/^\.\//, '');
  if (type !== 'file' || !FILE_NAME.test(plain)) {
    throw new PublishRefusedError(
      'archive_unsafe',
      `The archive holds ${JSON.stringify(name.slice(0, 200))} (${type}). Only plain files with simple names inside of the release's folder are accepted.`,
    );
  }
  const target = path.join(folder, plain);
  await mkdir(path.dirname(target), { recursive: true });
  // A name that comes twice is refused: `wx` does not overwrite.
  await pipeline(entry, createWriteStream(target, { flags: 'wx' }));
}

function meter(hash?: Hash): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash?.update(chunk);
      if (bytes > MAX_ARCHIVE_BYTES) done(tooLarge(`more than ${MAX_ARCHIVE_BYTES / 1_000_000} MB`));
      else done(null, chunk);
    },
  });
}

function tooLarge(message: string): PublishRefusedError {
  const advice = 'Move large media out of the section, or make it smaller.';
  return new PublishRefusedError('archive_too_large', `The release holds ${message}. ${advice}`, 413);
}
