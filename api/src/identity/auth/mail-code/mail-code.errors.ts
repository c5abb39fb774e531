import { ApiError, TooManyRequestsError } from '../../../core/errors/errors.js';

class MailCodeError extends ApiError {
  constructor(code: string, message: string) {
    super(400, code, message, { code: [message] });
  }
}

export class WrongCodeError extends MailCodeError {
  constructor(triesLeft: number) {
    const left = triesLeft === 1 ? 'You have 1 try left' : `You have ${triesLeft} tries left`;
    super('code_wrong', `That code doesn’t match the one in our latest email. ${left}.`);
  }
}

export class CodeUsedUpError extends MailCodeError {
  constructor() {
    super('code_used_up', 'This code no longer works after five tries. Request a new one.');
  }
}

export class CodeExpiredError extends MailCodeError {
  constructor() {
    super('code_expired', 'This code has expired. Request a new one.');
  }
}

/** The same for a code of another browser, one that was used, and none at all. */
export class UnknownCodeError extends MailCodeError {
  constructor() {
    super('code_unknown', 'No code was requested in this browser. Request a new one here.');
  }
}

/** @param isWaiting whether this browser has a code that it can still use */
export const tooManyCodesAsked = (error: TooManyRequestsError, isWaiting: boolean): ApiError =>
  new TooManyCodesError(
    error.retryAfter,
    `You requested too many codes. ${isWaiting ? 'Your latest code still works. ' : ''}${later(error)}`,
    'email',
  );

export const tooManyCodesTried = (error: TooManyRequestsError): ApiError =>
  new TooManyCodesError(error.retryAfter, `Too many attempts. ${later(error)}`, 'code');

/** When it is worth trying again. */
function later({ retryAfter }: TooManyRequestsError): string {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  const wait =
    minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `Try again in ${wait}, or sign in another way.`;
}

class TooManyCodesError extends TooManyRequestsError {
  constructor(retryAfter: number, message: string, field: string) {
    super(retryAfter, message, { [field]: [message] });
  }
}
