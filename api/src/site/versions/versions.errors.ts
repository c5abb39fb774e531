import { ApiError, NotFoundError } from '../../core/errors/errors.js';

export class NoSuchVersionError extends NotFoundError {
  constructor() {
    super('This version doesn’t exist.');
  }
}

export class NoDraftError extends ApiError {
  constructor() {
    super(409, 'no_draft', 'There’s no draft to discard. The latest version is public.');
  }
}
