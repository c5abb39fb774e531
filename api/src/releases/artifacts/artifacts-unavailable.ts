import { ApiError } from '../../common/errors.js';

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
    super(503, 'artifacts_away', 'Releases cannot be kept right now. Please try again in a moment.');
  }
}

/** @throws ArtifactsUnavailableError where the folder of releases cannot be written or read now */
export async function withFiles<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    throw STORAGE_ERRORS.has(error.code ?? '') ? new ArtifactsUnavailableError(error) : error;
  });
}
