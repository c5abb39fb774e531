import { ApiError, ForbiddenError } from '../core/errors/errors.js';

export class LastOwnerError extends ApiError {
  constructor() {
    super(409, 'last_owner', 'This group needs an owner. Make somebody else an owner first.');
  }
}

export class NotOwnerError extends ForbiddenError {
  constructor() {
    super('not_owner', 'Only an owner of this group can do this.');
  }
}

export class NotYourPictureError extends ApiError {
  constructor() {
    const message = 'This picture is not among those you have uploaded. Please upload it again.';
    super(400, 'validation_failed', message, { coverUrl: [message] });
  }
}

export class NotGroupStaffError extends ForbiddenError {
  constructor() {
    super('not_group_staff', 'Only owners and moderators of this group can do this.');
  }
}

export class NotInGroupError extends ForbiddenError {
  constructor() {
    super('not_in_group', 'Join the group first.');
  }
}

export class ArchivedGroupError extends ApiError {
  constructor() {
    super(409, 'archived', 'This group is archived: it can be read, and takes nothing new.');
  }
}

export class DecidedMeanwhileError extends ApiError {
  constructor() {
    super(
      409,
      'decided_meanwhile',
      'Somebody decided on this group meanwhile. Load the page again, then save.',
    );
  }
}

export class GroupNotOpenError extends ApiError {
  constructor() {
    super(409, 'withheld', 'This group is not open. Nothing is added to it until it is.');
  }
}

export class BannedFromGroupError extends ForbiddenError {
  constructor() {
    super('kept_out', 'You were removed from this group, and its owners have closed the way back.');
  }
}

export class AnswersRequiredError extends ApiError {
  constructor() {
    const message = 'Please answer the questions of the group.';
    super(400, 'validation_failed', message, { answers: [message] });
  }
}

export class InvitationOverError extends ApiError {
  constructor() {
    super(410, 'invitation_over', 'This invitation is no longer open. Ask whoever sent it for a new one.');
  }
}
