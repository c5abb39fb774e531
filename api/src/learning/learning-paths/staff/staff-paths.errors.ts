import { ApiError } from '../../../core/errors/errors.js';

export class StalePathError extends ApiError {
  constructor() {
    super(
      409,
      'stale_path',
      'This path has changed since you opened it. Compare your changes with it, and save again.',
    );
  }
}

export class TrackPathError extends ApiError {
  constructor() {
    super(409, 'track_path', 'The three tracks are part of the product and can’t be withdrawn.');
  }
}

export class EmptyPathError extends ApiError {
  constructor() {
    super(409, 'empty_path', 'Add a published course and a summary before you publish this path.');
  }
}
