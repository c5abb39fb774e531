import { ForbiddenError } from '../../core/errors/errors.js';

/** Administrators take in nobody new for now. */
export class RegistrationsClosedError extends ForbiddenError {
  constructor() {
    super(
      'registrations_closed',
      'New accounts are closed right now. If you have an account, sign in to it.',
    );
  }
}
