import { ApiError } from '../core/errors/errors.js';

export class EventOverError extends ApiError {
  constructor() {
    super(409, 'event_over', 'This event is over.');
  }
}

export class EventNotOverError extends ApiError {
  constructor() {
    super(409, 'event_not_over', 'This event hasn’t ended yet.');
  }
}

export class EventCanceledError extends ApiError {
  constructor() {
    super(409, 'event_canceled', 'This event was canceled.');
  }
}
