import { ApiError } from '../../core/errors/errors.js';

export class PublishRefusedError extends ApiError {
  constructor(code: string, message: string, status = 422) {
    super(status, code, message);
  }
}
