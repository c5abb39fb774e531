import { ApiError } from '../../../core/errors/errors.js';

/** It was sent already, or pruned because it was not. */
export class NoSuchFileError extends ApiError {
  constructor() {
    const message = 'A file isn’t available any more. Remove it and attach it again.';
    super(400, 'validation_failed', message, { fileIds: [message] });
  }
}
