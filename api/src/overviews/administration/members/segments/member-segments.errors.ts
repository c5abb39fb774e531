import { ApiError } from '../../../../core/errors/errors.js';
import { NO_FILTERS } from './member-segments.dto.js';

export class NoFiltersError extends ApiError {
  constructor() {
    super(400, 'validation_failed', NO_FILTERS, { filters: [NO_FILTERS] });
  }
}

export class NameTakenError extends ApiError {
  constructor() {
    const message = 'Another segment has this name.';
    super(409, 'name_taken', message, { name: [message] });
  }
}

export class TooManySegmentsError extends ApiError {
  constructor(most: number) {
    super(409, 'too_many', `There can be ${most} segments. Delete one first.`);
  }
}
