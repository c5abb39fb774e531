import { ApiError } from '../../../core/errors/errors.js';

export class NothingToPublishError extends ApiError {
  constructor() {
    super(409, 'no_draft', 'There are no changes to publish.');
  }
}

const DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;

const refusal = (message: string) =>
  new ApiError(400, 'validation_failed', 'Some fields need attention.', { at: [message] });

/** @throws ApiError 400 unless it is a time of the next year */
export function requireSchedulable(time: Date | undefined, now = Date.now()): asserts time is Date {
  if (!time) throw refusal('Choose a date and time.');
  if (time.getTime() <= now) throw refusal('Choose a time in the future.');
  if (time.getTime() > now + DAYS_AHEAD * DAY_MS) throw refusal('Choose a time within a year.');
}
