import { ApiError } from '../../core/errors/errors.js';

export class StaleContentError extends ApiError {
  constructor(current: number) {
    super(
      409,
      'stale_content',
      current === 0
        ? 'This does not exist any more: somebody deleted it. Save it as new to bring it back.'
        : `Somebody else saved this while you were writing: it is at version ${current} now. Keep your words, read theirs, and save again.`,
    );
  }
}

export class NothingToPublishError extends ApiError {
  constructor() {
    super(409, 'nothing_to_publish', 'There is no draft of this: what was written last is public already.');
  }
}

export class NotPublishedError extends ApiError {
  constructor() {
    super(409, 'not_published', 'This is not public.');
  }
}

export class NoRecordingError extends ApiError {
  constructor() {
    super(409, 'no_recording', 'An episode can be published once its recording is here.');
  }
}

export class NumberTakenError extends ApiError {
  constructor(title: string) {
    super(409, 'number_taken', `“${title}” has this season and number already. Choose another number.`);
  }
}
