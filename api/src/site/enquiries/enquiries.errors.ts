import { ApiError } from '../../core/errors/errors.js';
import { NEXT_STATES } from './inbox/enquiry-states.js';
import type { EnquiryState } from './enquiry.entity.js';

export class WrongStateError extends ApiError {
  constructor(from: EnquiryState, to: EnquiryState) {
    super(
      409,
      'wrong_state',
      `This can’t change from ${from} to ${to}. It can change to ${NEXT_STATES[from].join(' or ')}.`,
    );
  }
}

export class UnknownOwnerError extends ApiError {
  constructor() {
    super(400, 'unknown_owner', 'Only an administrator can be assigned.');
  }
}
