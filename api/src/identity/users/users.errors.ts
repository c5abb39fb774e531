import { ApiError } from '../../core/errors/errors.js';

/** Someone else's picture, one that is gone, or an address elsewhere. */
export class NotYourPictureError extends ApiError {
  constructor() {
    const message = 'This picture is not there any more. Please choose it again.';
    super(400, 'validation_failed', message, { profileImageUrl: [message] });
  }
}
