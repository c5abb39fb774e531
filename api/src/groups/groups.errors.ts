import { ApiError, ForbiddenError } from '../core/errors/errors.js';

export class LastOwnerError extends ApiError {
  constructor() {
    super(409, 'last_owner', 'This group needs an owner. Make someone else an owner first.');
  }
}

export class NotOwnerError extends ForbiddenError {
  constructor() {
    super('not_owner', 'Only this group’s owners can do this.');
  }
}

export class NotYourPictureError extends ApiError {
  constructor() {
    const message = 'We can’t find this picture. Please upload it again.';
    super(400, 'validation_failed', message, { coverUrl: [message] });
  }
}

export class NotGroupStaffError extends ForbiddenError {
  constructor() {
    super('not_group_staff', 'Only this group’s owners and moderators can do this.');
  }
}

export class NotInGroupError extends ForbiddenError {
  constructor() {
    super('not_in_group', 'Join the group first.');
  }
}

export class ArchivedGroupError extends ApiError {
  constructor() {
    super(409, 'archived', 'This group is archived and read-only.');
  }
}

export class DecidedMeanwhileError extends ApiError {
  constructor() {
    super(
      409,
      'decided_meanwhile',
      'Someone reviewed this group in the meantime. Reload the page, then save.',
    );
  }
}

export class GroupNotOpenError extends ApiError {
  constructor() {
    super(409, 'withheld', 'This group isn’t open yet, so you can’t add anything.');
  }
}

export class BannedFromGroupError extends ForbiddenError {
  constructor() {
    super('kept_out', 'You were removed from this group and can’t rejoin.');
  }
}

export class AnswersRequiredError extends ApiError {
  constructor() {
    const message = 'Answer the group’s questions.';
    super(400, 'validation_failed', message, { answers: [message] });
  }
}

export class RulesAgreementError extends ApiError {
  constructor(message: string) {
    super(400, 'validation_failed', message, { rulesVersion: [message] });
  }
}

export class InvitationOverError extends ApiError {
  constructor() {
    super(410, 'invitation_over', 'This invitation has expired. Ask the person who sent it for a new one.');
  }
}
