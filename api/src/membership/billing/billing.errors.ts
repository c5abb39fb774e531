import { ApiError } from '../../core/errors/errors.js';

export class AlreadyActiveError extends ApiError {
  constructor() {
    super(409, 'already_active', 'You already have Pro. Manage it under Membership.');
  }
}

export class NothingToChangeError extends ApiError {
  constructor() {
    super(409, 'no_subscription', 'You have no paid membership to change.');
  }
}

export class PaymentsOffError extends ApiError {
  constructor() {
    super(503, 'payments_off', 'Payments aren’t available on this site.');
  }
}
