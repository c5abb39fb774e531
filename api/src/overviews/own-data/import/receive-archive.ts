import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { formFile } from '../../../core/http/multipart.js';
import { ArchiveTooLargeError, BrokenUploadError, NoArchiveError } from './import.errors.js';

export const MAX_ARCHIVE_BYTES = 30 * 1024 * 1024;

/**
 * Keeps the file of a form on disk for as long as `work` reads it.
 * @throws NoArchiveError, BrokenUploadError, ArchiveTooLargeError
 */
export async function withReceivedArchive<T>(
  request: FastifyRequest,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new NoArchiveError();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-import-'));
  try {
    const target = path.join(folder, 'archive.zip');
    const part = await formFile(request).catch(() => {
      throw new BrokenUploadError();
    });
    if (!part) throw new NoArchiveError();
    await pipeline(part.file, createWriteStream(target)).catch(() => {
      throw new BrokenUploadError();
    });
    if (part.file.truncated) throw new ArchiveTooLargeError();
    if (part.file.bytesRead === 0) throw new NoArchiveError();
    return await work(target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
