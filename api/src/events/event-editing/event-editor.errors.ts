import { ApiError } from '../../core/errors/errors.js';

export class NotHostError extends ApiError {
  constructor(message = 'Only hosts, group owners and admins can edit this event.') {
    super(403, 'not_host', message);
  }
}

/** A field that is valid by itself but not in combination with the others. */
export class FieldError extends ApiError {
  constructor(field: string, message: string) {
    super(400, 'validation_failed', message, { [field]: [message] });
  }
}

export class TooManyEventsError extends ApiError {
  constructor(limit: number) {
    super(
      409,
      'too_many_events',
      `You can have up to ${limit} upcoming events outside a group. Wait until one is over, or cancel one.`,
    );
  }
}

export class TooFewPlacesError extends ApiError {
  constructor(going: number) {
    const message = `${going} ${going === 1 ? 'person is' : 'people are'} going. Capacity can’t be lower than that.`;
    super(409, 'too_few_places', message, { capacity: [message] });
  }
}
