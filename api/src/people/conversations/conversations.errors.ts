import { ApiError, ForbiddenError, NotFoundError } from '../../core/errors/errors.js';

export class NobodyChosenError extends ApiError {
  constructor() {
    const message = 'Choose someone to write to.';
    super(400, 'validation_failed', message, { memberIds: [message] });
  }
}

/** Also for people on the other side of a block. */
export class NoSuchPersonError extends NotFoundError {
  constructor() {
    super('This person cannot be found.');
  }
}

export class NoStrangersError extends ForbiddenError {
  constructor(name: string) {
    super('no_strangers', `${name} takes messages only from friends and from people in the same groups.`);
  }
}

export class NobodyLeftError extends ApiError {
  constructor() {
    super(409, 'nobody_left', 'Nobody else is in this conversation any more.');
  }
}

export class NotAcceptedYetError extends ApiError {
  constructor() {
    super(409, 'not_accepted_yet', 'You can write more once your request is accepted.');
  }
}

export class NotYourMessageError extends ForbiddenError {
  constructor() {
    super('not_yours', 'Only the person who wrote this can change it.');
  }
}

export class TooLateError extends ForbiddenError {
  constructor(minutes: number) {
    super('too_late', `A message can be changed for ${minutes} minutes.`);
  }
}

export class MessageRemovedError extends ApiError {
  constructor() {
    super(409, 'removed', 'This message was removed.');
  }
}
