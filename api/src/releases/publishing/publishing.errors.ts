import { ApiError } from '../../common/errors.js';

/** A release that was not accepted; the message says what to do. */
export class PublishRefusedError extends ApiError {
  constructor(code: string, message: string, status = 422) {
    super(status, code, message);
  }
}
