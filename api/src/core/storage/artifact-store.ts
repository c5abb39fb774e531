import type { Readable } from 'node:stream';
import { ApiError } from '../errors/errors.js';

/** Immutable storage for the files of releases, of pictures and of archives. */
export interface ArtifactStore {
  /** @returns the bytes of a file, or null where there is none */
  read(app: string, release: string, file: string): Promise<Buffer | null>;

  /** As `read`, a little at a time: for files that may be large. */
  open(app: string, release: string, file: string): Promise<Readable | null>;

  /**
   * Keeps the files in `folder`, which is used up. Either all of them are there afterwards, or the manifest is not.
   * Someone who put the same release at the same time wins.
   */
  put(app: string, release: string, folder: string): Promise<void>;

  remove(app: string, release: string): Promise<void>;

  /** An empty folder to unpack into, from which `put` is quick. The caller removes it. */
  stage(): Promise<string>;
}

/** Injection token of the {@link ArtifactStore} that the configuration chose. */
export const ARTIFACTS = Symbol('ARTIFACTS');

/** What the system says of a folder that is full, read-only, lost or asked too often: nothing is wrong with a release. */
const STORAGE_ERRORS = new Set([
  'EACCES',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'ESTALE',
]);

export class ArtifactsUnavailableError extends ApiError {
  constructor(override readonly cause: unknown) {
    super(503, 'artifacts_away', 'We can’t save files right now. Please try again in a moment.');
  }
}

/** @throws ArtifactsUnavailableError where the folder of releases cannot be written or read now */
export async function withFiles<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    throw STORAGE_ERRORS.has(error.code ?? '') ? new ArtifactsUnavailableError(error) : error;
  });
}
