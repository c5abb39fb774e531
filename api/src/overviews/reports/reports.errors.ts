import { ApiError, ForbiddenError } from '../../core/errors/errors.js';
import type { Decision } from './report-kinds.js';

export class OwnSubjectError extends ApiError {
  constructor(noun: string) {
    super(409, 'own', `This ${noun} is your own: you can change it yourself.`);
  }
}

export class AlreadyDecidedError extends ApiError {
  constructor(decision: Decision, who: string | null) {
    super(409, 'already_decided', `${who ?? 'Somebody'} has already decided this: ${decision}.`);
  }
}

export class StaffCaseError extends ForbiddenError {
  constructor() {
    super(
      'staff_case',
      'This report is about a moderator or an administrator: only another administrator decides on it.',
    );
  }
}

export class NotPossibleError extends ApiError {
  constructor(noun: string, decision: Decision) {
    super(
      409,
      'not_possible',
      `A ${noun} cannot be ${decision === 'hide' ? 'hidden' : 'removed'} here. You can warn or suspend whose it is.`,
    );
  }
}

export class NoRecipientsError extends ApiError {
  constructor() {
    super(409, 'nobody', 'The account of whoever made this is gone: nobody can be warned or suspended.');
  }
}

export class WrongUntilError extends ApiError {
  constructor(message: string) {
    super(400, 'validation_failed', message, { until: [message] });
  }
}

export class MessageRequiredError extends ApiError {
  constructor() {
    const message = 'Please say to the author why.';
    super(400, 'validation_failed', message, { message: [message] });
  }
}
