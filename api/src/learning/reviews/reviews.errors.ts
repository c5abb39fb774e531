import { ForbiddenError } from '../../core/errors/errors.js';

export class FinishFirstError extends ForbiddenError {
  constructor() {
    super('finish_first', 'Finish the course to review it.');
  }
}

export class ReviewRemovedError extends ForbiddenError {
  constructor() {
    super('review_removed', 'A moderator removed your review of this course.');
  }
}
