import { ApiError, ForbiddenError } from '../../../core/errors/errors.js';

export class ActiveRequestError extends ApiError {
  constructor() {
    super(409, 'request_active', 'You already have a mentor request. You can ask again after that session.');
  }
}

export class MonthlyRequestError extends ApiError {
  constructor() {
    super(409, 'one_a_month', 'You’ve had this month’s mentor session. You can ask again next month.');
  }
}

/** Another mentor answered, or the member changed or withdrew it. */
export class RequestChangedError extends ApiError {
  constructor() {
    super(409, 'request_changed', 'This request has changed since you opened it. Reload the page.');
  }
}

export class InvalidFieldsError extends ApiError {
  constructor(details: Record<string, string[]>) {
    super(400, 'validation_failed', 'Some fields need attention.', details);
  }
}

export class MentorshipClosedError extends ForbiddenError {
  constructor() {
    super('mentorship_closed', 'Mentors aren’t taking new requests right now. Current requests go on.');
  }
}
