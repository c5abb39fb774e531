import { ApiError } from '../errors/errors.js';

export class KeyReusedError extends ApiError {
  constructor() {
    super(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was already used for another request. Use a new one.',
    );
  }
}

/** What a repeat gets while the answer of the first is not known. */
export class AlreadySentError extends ApiError {
  constructor() {
    super(409, 'already_sent', 'This was already saved. Reload the page to see it.');
  }
}
