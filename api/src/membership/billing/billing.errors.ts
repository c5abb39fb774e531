import { ApiError } from '../../core/errors/errors.js';

export class AlreadyActiveError extends ApiError {
  constructor() {
    super(409, 'already_active', 'You have Pro already. You can see and change it under Membership.');
  }
}

export class NothingToChangeError extends ApiError {
  constructor() {
    super(409, 'no_subscription', 'There is no paid membership that could be changed.');
  }
}

export class PaymentsOffError extends ApiError {
  constructor() {
    super(503, 'payments_off', 'Payments are not open on this site.');
  }
}
