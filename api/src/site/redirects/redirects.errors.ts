import { ApiError } from '../../core/errors/errors.js';

export const MOST_REDIRECTS = 200;

/** Beside the field that has to change. */
export class RedirectRefusedError extends ApiError {
  constructor(status: 400 | 409, field: 'from' | 'to', code: string, message: string) {
    super(status, code, 'Some fields need attention.', { [field]: [message] });
  }
}

export class TooManyRedirectsError extends ApiError {
  constructor() {
    super(409, 'too_many', `There are ${MOST_REDIRECTS} redirects already. Remove one first.`);
  }
}

/** What the database refused, by its constraint. */
export function redirectConflict(constraint: string | undefined): ApiError | undefined {
  const taken = (field: 'from' | 'to', code: string, message: string) =>
    new RedirectRefusedError(409, field, code, message);
  switch (constraint) {
    case 'uq_redirects_source':
      return taken('from', 'from_taken', 'There’s already a redirect from this path.');
    case 'redirects_loop':
      return taken('to', 'loop', 'This leads back to the same path. Enter another one.');
    case 'redirects_target_leads_on':
      return taken('to', 'chain', 'This path is redirected itself. Enter where that redirect leads.');
    case 'redirects_source_led_to':
      return taken('from', 'chain', 'Another redirect leads to this path. Change that one first.');
    case 'redirects_most':
      return new TooManyRedirectsError();
    default:
      return undefined;
  }
}
