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

export class PeriodNotSoldError extends ApiError {
  constructor() {
    const message = 'Pro isn’t sold by the year here. Choose monthly payments.';
    super(400, 'validation_failed', message, { period: [message] });
  }
}

export class CodeTakenError extends ApiError {
  constructor() {
    const message = 'Another active code has this name. Choose another one, or end that one first.';
    super(409, 'code_taken', message, { code: [message] });
  }
}

export class VatNumberRefusedError extends ApiError {
  constructor() {
    const message = 'The payment provider doesn’t accept this VAT number. Check it and try again.';
    super(400, 'validation_failed', message, { vatNumber: [message] });
  }
}

export class NotRefundableError extends ApiError {
  constructor() {
    super(409, 'not_refundable', 'This payment can’t be refunded. Read it again from the provider.');
  }
}

export class PaymentChangedError extends ApiError {
  constructor() {
    super(409, 'payment_changed', 'This payment has changed since you opened it. Check it and try again.');
  }
}

export class RefundTooLargeError extends ApiError {
  constructor() {
    const message = 'Enter no more than what is left of the payment.';
    super(400, 'validation_failed', message, { amount: [message] });
  }
}

export class OtherProviderError extends ApiError {
  constructor() {
    super(409, 'other_provider', 'This membership isn’t at the payment provider in use.');
  }
}

export class PaymentsOffError extends ApiError {
  constructor() {
    super(503, 'payments_off', 'Payments aren’t available on this site.');
  }
}
