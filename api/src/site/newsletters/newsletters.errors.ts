import { ApiError } from '../../core/errors/errors.js';
import type { NewsletterState } from './newsletter.entity.js';

const refusal = (field: string, message: string) =>
  new ApiError(400, 'validation_failed', 'Some fields need attention.', { [field]: [message] });

export const emptyBody = () => refusal('body', 'Write the newsletter first.');
export const timeInThePast = () => refusal('at', 'Choose a time in the future.');
export const reservedSlug = () => refusal('slug', 'The site uses this address. Choose another one.');

export class SlugTakenError extends ApiError {
  constructor() {
    const message = 'Another issue has this address. Choose another one.';
    super(409, 'slug_taken', message, { slug: [message] });
  }
}

export class NewsletterChangedError extends ApiError {
  constructor() {
    super(
      409,
      'newsletter_changed',
      'Someone else saved this newsletter while you were editing. Copy your changes, load theirs, and save again.',
    );
  }
}

const NOT_EDITABLE: Partial<Record<NewsletterState, string>> = {
  scheduled: 'This newsletter is scheduled. Cancel the sending to edit it.',
  sending: 'This newsletter is being sent and can’t be changed.',
};

export class NewsletterNotEditableError extends ApiError {
  constructor(state: NewsletterState) {
    const message = NOT_EDITABLE[state] ?? 'This newsletter was already sent and can’t be changed.';
    super(409, 'newsletter_not_editable', message);
  }
}

export class NewsletterNotCancelableError extends ApiError {
  constructor() {
    super(409, 'newsletter_not_cancelable', 'This newsletter isn’t scheduled or being sent.');
  }
}

export class NoAddressError extends ApiError {
  constructor() {
    super(409, 'no_address', 'Your account has no email address to send the test to.');
  }
}

export class NoRecipientsError extends ApiError {
  constructor() {
    const message = 'Nobody in this audience is subscribed yet.';
    super(409, 'no_recipients', message, { audience: [message] });
  }
}
