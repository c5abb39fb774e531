import { ApiError, ForbiddenError } from '../../core/errors/errors.js';
import type { ExchangeState } from './exchange.entity.js';

export class NotYourExchangeError extends ForbiddenError {
  constructor(message = 'Only the person who started this exchange can do this.') {
    super('not_yours', message);
  }
}

const STATE_MESSAGES: Record<ExchangeState, string> = {
  open: 'No one has been chosen for this exchange yet.',
  agreed: 'Someone has already been chosen for this exchange.',
  done: 'This exchange is done.',
  withdrawn: 'This exchange was withdrawn.',
  expired: 'This exchange has closed.',
};

export class WrongStateError extends ApiError {
  constructor(state: ExchangeState) {
    super(409, 'wrong_state', STATE_MESSAGES[state]);
  }
}

export class OwnExchangeError extends ApiError {
  constructor() {
    super(400, 'yourself', 'You can’t respond to your own exchange.');
  }
}

export class NotAmongHelpersError extends ApiError {
  constructor() {
    const message = 'Choose someone who responded.';
    super(409, 'not_among_helpers', message, { memberId: [message] });
  }
}

export class DayOutOfRangeError extends ApiError {
  constructor(days: number) {
    const message = `Choose a day within the next ${days} days.`;
    super(400, 'validation_failed', message, { until: [message] });
  }
}
