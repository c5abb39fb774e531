import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import type { JobState } from './jobs.dto.js';

const NOT_FAILED: Record<Exclude<JobState, 'failed'>, string> = {
  waiting: 'This job is already waiting to run again.',
  running: 'This job is running right now.',
  done: 'This job is already done.',
};

export class JobNotFailedError extends ApiError {
  constructor(state: keyof typeof NOT_FAILED) {
    super(409, 'not_failed', NOT_FAILED[state]);
  }
}

export class JobNotDroppableError extends ApiError {
  constructor(state: 'running' | 'done') {
    super(409, 'not_droppable', NOT_FAILED[state]);
  }
}

export class AlreadyDroppedError extends ApiError {
  constructor() {
    super(409, 'already_dropped', 'This job was already dropped.');
  }
}

export class UncertainEmailError extends ApiError {
  constructor() {
    super(
      409,
      'may_arrive_twice',
      'This email may already have been sent. Retry it only if it may arrive twice.',
    );
  }
}

export class ExpiredCodeError extends ApiError {
  constructor() {
    super(409, 'code_expired', 'This code has expired, so it can’t be sent again.');
  }
}

export class JobGoneError extends NotFoundError {
  constructor() {
    super('This job is no longer stored.');
  }
}
