import { ApiError } from '../common/errors.js';

export class LastOwnerError extends ApiError {
  constructor() {
    super(
      409,
      'last_owner',
      'You are the only owner of this group. Make somebody else an owner before you leave.',
    );
  }
}
