import { ApiError } from '../../core/errors/errors.js';

export class StaleContentError extends ApiError {
  constructor(current: number) {
    super(
      409,
      'stale_content',
      current === 0
        ? 'Someone deleted this. Save it as new to restore it.'
        : `Someone else saved version ${current} while you were editing. Copy your changes, load theirs, and save again.`,
    );
  }
}

export class PreviewExpiredError extends ApiError {
  constructor() {
    super(403, 'preview_expired', 'This preview has expired. Open it again from the page’s form.');
  }
}

export class NothingToPublishError extends ApiError {
  constructor() {
    super(409, 'nothing_to_publish', 'There’s no draft to publish. The latest version is already public.');
  }
}

export class NotPublishedError extends ApiError {
  constructor() {
    super(409, 'not_published', 'This isn’t public.');
  }
}

export class NoRecordingError extends ApiError {
  constructor() {
    super(409, 'no_recording', 'Add a recording before you publish the episode.');
  }
}

export class NoConsentError extends ApiError {
  constructor() {
    super(409, 'no_consent', 'Add who agreed, when and how before you publish the testimonial.');
  }
}

export class NoPictureError extends ApiError {
  constructor() {
    super(409, 'no_picture', 'The logo isn’t in the media library anymore. Choose another picture.');
  }
}

export class NumberTakenError extends ApiError {
  constructor(title: string) {
    super(409, 'number_taken', `“${title}” already has this season and number. Choose another number.`);
  }
}
