import { ApiError, TooManyRequestsError } from '../../../core/errors/errors.js';

class MailCodeError extends ApiError {
  constructor(code: string, message: string) {
    super(400, code, message, { code: [message] });
  }
}

export class WrongCodeError extends MailCodeError {
  constructor(triesLeft: number) {
    const left = triesLeft === 1 ? 'One try is left' : `${triesLeft} tries are left`;
    super('code_wrong', `This is not the code in our last mail to you. ${left}.`);
  }
}

export class CodeUsedUpError extends MailCodeError {
  constructor() {
    super('code_used_up', 'This code was tried five times and no longer works. Please ask for a new one.');
  }
}

export class CodeExpiredError extends MailCodeError {
  constructor() {
    super('code_expired', 'This code is older than ten minutes. Please ask for a new one.');
  }
}

/** The same for a code of another browser, one that was used, and none at all. */
export class UnknownCodeError extends MailCodeError {
  constructor() {
    super('code_unknown', 'No code is waiting in this browser. Please ask for a new one here.');
  }
}

/** @param isWaiting whether this browser has a code that it can still use */
export const tooManyCodesAsked = (error: TooManyRequestsError, isWaiting: boolean): ApiError =>
  new TooManyCodesError(
    error.retryAfter,
    `Too many codes were asked for. ${isWaiting ? 'The one that you asked for here still works. ' : ''}${later(error)}`,
    'email',
  );

export const tooManyCodesTried = (error: TooManyRequestsError): ApiError =>
  new TooManyCodesError(error.retryAfter, `Too many codes were tried. ${later(error)}`, 'code');

/** When it is worth trying again. */
function later({ retryAfter }: TooManyRequestsError): string {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  const wait =
    minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `Please try again in ${wait}, or use another way.`;
}

class TooManyCodesError extends TooManyRequestsError {
  constructor(retryAfter: number, message: string, field: string) {
    super(retryAfter, message, { [field]: [message] });
  }
}
