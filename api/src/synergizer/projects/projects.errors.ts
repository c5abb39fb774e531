import { ApiError, ForbiddenError } from '../../core/errors/errors.js';
import type { ProjectStage } from './project-stages.js';

export class NotTheOwnerError extends ForbiddenError {
  constructor() {
    super('not_the_owner', 'Only whoever looks after this project can do this.');
  }
}

export class NotInProjectError extends ForbiddenError {
  constructor() {
    super('not_in_project', 'Only those who take part in this project can do this.');
  }
}

export class ReviewFirstError extends ForbiddenError {
  constructor() {
    super(
      'review_first',
      'A moderator reads each proposal before it opens. You are told as soon as they have.',
    );
  }
}

export class WrongStageError extends ApiError {
  constructor(
    stage: ProjectStage,
    message = `This project is ${stage}: that cannot be done to it any more.`,
  ) {
    super(409, 'wrong_stage', message);
  }
}

export class ResultMissingError extends ApiError {
  constructor() {
    const message = 'Say in a few sentences what came of it, so that others can use it.';
    super(400, 'validation_failed', message, { result: [message] });
  }
}

export class RoleTakenError extends ApiError {
  constructor() {
    super(409, 'role_taken', 'Somebody else has this part by now.');
  }
}

export class RolesInUseError extends ApiError {
  constructor() {
    const message = 'A part that someone has taken stays. Change its name or hours instead.';
    super(409, 'roles_in_use', message, { roles: [message] });
  }
}

export class AlreadyInProjectError extends ApiError {
  constructor() {
    super(409, 'already_in', 'You take part in this project already.');
  }
}

export class AlreadyAnsweredError extends ApiError {
  constructor() {
    super(409, 'already_answered', 'This request has been answered.');
  }
}

export class OwnerStaysError extends ApiError {
  constructor() {
    super(
      409,
      'owner_stays',
      'You look after this project. Hand it over to somebody in it before you leave.',
    );
  }
}

export class NoSuccessorError extends ApiError {
  constructor() {
    const message = 'Choose a Pro member who takes part in this project.';
    super(409, 'no_successor', message, { memberId: [message] });
  }
}
