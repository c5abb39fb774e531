import { ApiError } from '../../core/errors/errors.js';

export class StaleCourseError extends ApiError {
  constructor(current: number) {
    super(
      409,
      'stale_course',
      `Someone else saved version ${current} of this course while you were editing. Copy your changes, load theirs, and save again.`,
    );
  }
}

export class StaleLessonError extends ApiError {
  constructor() {
    super(
      409,
      'stale_course',
      'Someone else saved this lesson while you were editing. Compare your changes with theirs, and save again.',
    );
  }
}

export class PublishedCourseError extends ApiError {
  constructor() {
    super(
      409,
      'published_course',
      'This course is published. Only drafts that were never published can be deleted.',
    );
  }
}

export class UnpublishedCourseError extends ApiError {
  constructor() {
    super(409, 'unpublished_course', 'This course isn’t published. Only published courses can be withdrawn.');
  }
}
