import { ApiError, NotFoundError } from '../../core/errors/errors.js';

export class NoSuchVersionError extends NotFoundError {
  constructor() {
    super('There is no such version.');
  }
}

export class NoDraftError extends ApiError {
  constructor() {
    super(409, 'no_draft', 'There is no draft to discard: what was written last is public.');
  }
}
