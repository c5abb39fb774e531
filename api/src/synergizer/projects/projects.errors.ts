import { ApiError, ForbiddenError } from '../../core/errors/errors.js';
import type { ProjectStage } from './project-stages.js';

export class NotTheOwnerError extends ForbiddenError {
  constructor() {
    super('not_the_owner', 'Only the project lead can do this.');
  }
}

export class NotInProjectError extends ForbiddenError {
  constructor() {
    super('not_in_project', 'Only project members can do this.');
  }
}

export class ReviewFirstError extends ForbiddenError {
  constructor() {
    super(
      'review_first',
      'A moderator reviews each proposal before it opens. We’ll notify you when they’re done.',
    );
  }
}

export class WrongStageError extends ApiError {
  constructor(
    stage: ProjectStage,
    message = `This project is ${stage === 'open' ? 'recruiting' : stage}, so you can’t do this.`,
  ) {
    super(409, 'wrong_stage', message);
  }
}

export class ResultMissingError extends ApiError {
  constructor() {
    const message = 'Describe the result in a few sentences so others can use it.';
    super(400, 'validation_failed', message, { result: [message] });
  }
}

export class RoleTakenError extends ApiError {
  constructor() {
    super(409, 'role_taken', 'This role has been filled.');
  }
}

export class RolesInUseError extends ApiError {
  constructor() {
    const message = 'You can’t remove a filled role. Change its name or hours instead.';
    super(409, 'roles_in_use', message, { roles: [message] });
  }
}

export class AlreadyInProjectError extends ApiError {
  constructor() {
    super(409, 'already_in', 'You’re already in this project.');
  }
}

export class AlreadyAnsweredError extends ApiError {
  constructor() {
    super(409, 'already_answered', 'This request was already answered.');
  }
}

export class OwnerStaysError extends ApiError {
  constructor() {
    super(409, 'owner_stays', 'You lead this project. Hand it over to another member before you leave.');
  }
}

export class NoSuccessorError extends ApiError {
  constructor() {
    const message = 'Choose a Pro member of this project.';
    super(409, 'no_successor', message, { memberId: [message] });
  }
}
