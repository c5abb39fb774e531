import { ApiError } from '../../../core/errors/errors.js';

export class PollEndedError extends ApiError {
  constructor() {
    super(409, 'poll_ended', 'This poll has ended.');
  }
}

export class PollHasVotesError extends ApiError {
  constructor() {
    super(409, 'poll_has_votes', 'Someone has voted, so this poll can’t be changed anymore.');
  }
}

export class ChoicesError extends ApiError {
  constructor(message: string) {
    super(400, 'validation_failed', message, { choices: [message] });
  }
}

export class PollEndError extends ApiError {
  constructor(field: string) {
    const message = 'Choose a date from today on, within a year.';
    super(400, 'validation_failed', message, { [field]: [message] });
  }
}
