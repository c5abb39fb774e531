import { ApiError } from '../errors/errors.js';

export class KeyReusedError extends ApiError {
  constructor() {
    super(
      422,
      'idempotency_key_reused',
      'Something else was sent under the same Idempotency-Key before. Send this under a new one.',
    );
  }
}

/** What a repeat gets while the answer of the first is not known. */
export class AlreadySentError extends ApiError {
  constructor() {
    super(409, 'already_sent', 'This was sent and saved before. Reload the page to see it.');
  }
}
