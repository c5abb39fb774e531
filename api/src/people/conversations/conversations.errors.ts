import { ApiError, ForbiddenError, NotFoundError } from '../../core/errors/errors.js';

export class NobodyChosenError extends ApiError {
  constructor() {
    const message = 'Choose someone to message.';
    super(400, 'validation_failed', message, { memberIds: [message] });
  }
}

/** Also for people on the other side of a block. */
export class NoSuchPersonError extends NotFoundError {
  constructor() {
    super('We can’t find this person.');
  }
}

export class NoStrangersError extends ForbiddenError {
  constructor(name: string) {
    super('no_strangers', `${name} only accepts messages from friends and people in the same groups.`);
  }
}

export class NobodyLeftError extends ApiError {
  constructor() {
    super(409, 'nobody_left', 'Everyone else has left this conversation.');
  }
}

export class NotAcceptedYetError extends ApiError {
  constructor() {
    super(409, 'not_accepted_yet', 'You can send more messages once your request is accepted.');
  }
}

export class NotYourMessageError extends ForbiddenError {
  constructor() {
    super('not_yours', 'Only the sender can edit this.');
  }
}

export class TooLateError extends ForbiddenError {
  constructor(minutes: number) {
    super('too_late', `You can edit a message for ${minutes} minutes.`);
  }
}

export class NotAGroupError extends ApiError {
  constructor() {
    super(409, 'not_a_group', 'Only conversations of three or more people can be changed.');
  }
}

export class NotCreatorError extends ForbiddenError {
  constructor() {
    super('not_creator', 'Only the person who started this conversation can change it.');
  }
}

/** Leaving is for good: nobody is drawn back into a conversation. */
export class HasLeftError extends ApiError {
  constructor(name: string) {
    super(409, 'has_left', `${name} left this conversation and can’t be added again.`);
  }
}

export class TooManyPeopleError extends ApiError {
  constructor(most: number) {
    super(409, 'too_many_people', `A conversation can have up to ${most} people.`);
  }
}

/** It was removed, or is in another conversation. */
export class NoSuchMessageError extends ApiError {
  constructor() {
    const message = 'The message you’re replying to is gone.';
    super(400, 'validation_failed', message, { replyTo: [message] });
  }
}

export class MessageRemovedError extends ApiError {
  constructor() {
    super(409, 'removed', 'This message was removed.');
  }
}
