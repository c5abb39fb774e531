import { ForbiddenError } from '../../core/errors/errors.js';

export class FinishFirstError extends ForbiddenError {
  constructor() {
    super('finish_first', 'Finish the course first: reviews are by those who have.');
  }
}

export class ReviewRemovedError extends ForbiddenError {
  constructor() {
    super('review_removed', 'A moderator removed your review of this course.');
  }
}
