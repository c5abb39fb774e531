import { ApiError, type ErrorDetails, ForbiddenError } from '../../core/errors/errors.js';

export class EnrollmentRequiredError extends ForbiddenError {
  constructor(details?: ErrorDetails) {
    super('enrollment_required', 'Enroll in the course to open this lesson.', details);
  }
}

export class CourseWithdrawnError extends ApiError {
  constructor() {
    super(409, 'course_withdrawn', 'This course is no longer offered.');
  }
}
