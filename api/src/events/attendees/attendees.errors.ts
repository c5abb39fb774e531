import { ApiError } from '../../core/errors/errors.js';
import { MESSAGES_A_DAY } from './attendees.queries.js';

export class EventNotStartedError extends ApiError {
  constructor() {
    super(409, 'event_not_started', 'You can mark who attended once the event has started.');
  }
}

export class TooManyMessagesError extends ApiError {
  constructor() {
    super(
      409,
      'too_many_messages',
      `You can send ${MESSAGES_A_DAY} emails per event and day. Try again tomorrow.`,
    );
  }
}

export class NobodyToWriteToError extends ApiError {
  constructor() {
    const message = 'Nobody in this group gets emails from hosts.';
    super(409, 'no_recipients', message, { audience: [message] });
  }
}
