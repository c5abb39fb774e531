import { ApiError } from '../../../../core/errors/errors.js';

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
