import { ApiError, ForbiddenError } from '../../core/errors/errors.js';

export class JoinFirstError extends ForbiddenError {
  constructor() {
    super('join_first', 'Join the group to write in it.');
  }
}

export class NotYoursError extends ForbiddenError {
  constructor() {
    super('not_yours', 'Only the person who wrote this can change it.');
  }
}

export class LockedError extends ApiError {
  constructor() {
    super(409, 'locked', 'This discussion is closed: it takes no more replies.');
  }
}

export class RemovedError extends ApiError {
  constructor() {
    super(409, 'removed', 'This was removed.');
  }
}

export class NotAQuestionError extends ApiError {
  constructor() {
    super(409, 'not_a_question', 'Only a question has an accepted answer.');
  }
}

export class TwoPlacesError extends ApiError {
  constructor() {
    const message = 'A discussion belongs to a lesson or to a group, not to both.';
    super(400, 'validation_failed', message, { lessonId: [message] });
  }
}

export class TooManyLinksError extends ApiError {
  constructor(limit: number) {
    const message = `New members can add up to ${limit} links. Please leave some out.`;
    super(400, 'validation_failed', message, { body: [message] });
  }
}
