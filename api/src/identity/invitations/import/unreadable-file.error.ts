import { ApiError } from '../../../core/errors/errors.js';

/** The text as a whole can’t be read as rows. */
export class UnreadableFileError extends ApiError {
  constructor(message: string) {
    super(400, 'validation_failed', 'Some fields need attention.', { content: [message] });
  }
}
