import { ApiError } from '../../core/errors/errors.js';

/** Someone else's picture, one that is gone, or an address elsewhere. */
export class NotYourPictureError extends ApiError {
  constructor() {
    const message = 'This picture is no longer available. Please upload it again.';
    super(400, 'validation_failed', message, { profileImageUrl: [message] });
  }
}
