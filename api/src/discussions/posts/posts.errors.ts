import { ApiError, ForbiddenError } from '../../core/errors/errors.js';

export class JoinFirstError extends ForbiddenError {
  constructor() {
    super('join_first', 'Join the group to post in it.');
  }
}

export class NotYoursError extends ForbiddenError {
  constructor() {
    super('not_yours', 'Only the author can edit this.');
  }
}

export class LockedError extends ApiError {
  constructor() {
    super(409, 'locked', 'This discussion is closed to replies.');
  }
}

export class RemovedError extends ApiError {
  constructor() {
    super(409, 'removed', 'This was removed.');
  }
}

export class ElsewhereError extends ApiError {
  constructor() {
    const message = 'The reply you’re answering isn’t here anymore.';
    super(400, 'validation_failed', message, { parentId: [message] });
  }
}

export class NotAQuestionError extends ApiError {
  constructor() {
    super(409, 'not_a_question', 'Only questions can have an accepted answer.');
  }
}

export class TwoPlacesError extends ApiError {
  constructor(field: 'lessonId' | 'eventId') {
    const message = 'A discussion can be in a group, a lesson or an event, not in two of them.';
    super(400, 'validation_failed', message, { [field]: [message] });
  }
}

export class TooManyLinksError extends ApiError {
  constructor(limit: number) {
    const message = `New members can add up to ${limit} links. Remove some and try again.`;
    super(400, 'validation_failed', message, { body: [message] });
  }
}

export class NewMembersReadError extends ForbiddenError {
  constructor(days: number) {
    super('new_members_read', `You can post ${days} days after joining. Until then you can read everything.`);
  }
}
