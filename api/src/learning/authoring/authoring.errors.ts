import { ApiError } from '../../core/errors/errors.js';

export class StaleCourseError extends ApiError {
  constructor(current: number) {
    super(
      409,
      'stale_course',
      `Somebody else saved this course while you were writing: it is at version ${current} now. Keep your words, read theirs, and save again.`,
    );
  }
}

export class PublishedCourseError extends ApiError {
  constructor() {
    super(
      409,
      'published_course',
      'Members see this course. Only a draft that was never published can be deleted.',
    );
  }
}

export class UnpublishedCourseError extends ApiError {
  constructor() {
    super(
      409,
      'unpublished_course',
      'Members don’t see this course yet. Only a published course can be withdrawn.',
    );
  }
}
