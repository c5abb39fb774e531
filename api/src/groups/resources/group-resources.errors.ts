import { ApiError } from '../../core/errors/errors.js';

export class TitleTooLongError extends ApiError {
  constructor(max: number) {
    const message = `Enter a name of up to ${max} characters.`;
    super(400, 'validation_failed', message, { title: [message] });
  }
}

export class TooManyResourcesError extends ApiError {
  constructor(most: number) {
    super(409, 'too_many_resources', `A group can have up to ${most} links and files. Remove one first.`);
  }
}

export class NotYourResourceError extends ApiError {
  constructor() {
    super(403, 'not_yours', 'Only the person who added it, owners and moderators can remove it.');
  }
}
