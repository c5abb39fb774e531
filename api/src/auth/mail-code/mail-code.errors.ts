import { ApiError, TooManyRequestsError } from '../../common/errors.js';

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

/** Words that name the field, and when it is worth trying again. */
export const tooManyCodes = (error: TooManyRequestsError, field: 'email' | 'code'): ApiError => {
  const minutes = Math.max(1, Math.ceil(error.retryAfter / 60));
  const wait =
    minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const message =
    field === 'email'
      ? `Too many codes were asked for. Please try again in ${wait}, or sign in another way.`
      : `Too many codes were tried. Please try again in ${wait}, or sign in another way.`;
  return new TooManyCodesError(error.retryAfter, message, field);
};

export class TooManyCodesError extends TooManyRequestsError {
  constructor(retryAfter: number, message: string, field: string) {
    super(retryAfter, message, { [field]: [message] });
  }
}
