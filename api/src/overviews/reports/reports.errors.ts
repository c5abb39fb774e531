import { ApiError, ForbiddenError } from '../../core/errors/errors.js';
import type { Decision } from './report-kinds.js';

export class OwnSubjectError extends ApiError {
  constructor(noun: string) {
    super(409, 'own', `You can’t report your own ${noun}.`);
  }
}

export class AlreadyDecidedError extends ApiError {
  constructor(decision: Decision, who: string | null) {
    super(409, 'already_decided', `${who ?? 'Someone'} already decided this report: ${decision}.`);
  }
}

export class StaffCaseError extends ForbiddenError {
  constructor() {
    super('staff_case', 'Only an administrator can decide reports about moderators and administrators.');
  }
}

export class NotPossibleError extends ApiError {
  constructor(noun: string, decision: Decision) {
    super(
      409,
      'not_possible',
      `A ${noun} can’t be ${decision === 'hide' ? 'hidden' : 'removed'} here. You can warn or suspend its author.`,
    );
  }
}

export class NoRecipientsError extends ApiError {
  constructor() {
    super(409, 'nobody', 'The author’s account no longer exists, so you can’t warn or suspend them.');
  }
}

export class WrongUntilError extends ApiError {
  constructor(message: string) {
    super(400, 'validation_failed', message, { until: [message] });
  }
}

export class MessageRequiredError extends ApiError {
  constructor() {
    const message = 'Tell the author why.';
    super(400, 'validation_failed', message, { message: [message] });
  }
}
