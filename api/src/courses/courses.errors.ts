import { ForbiddenError } from '../common/errors.js';

export class EnrollmentRequiredError extends ForbiddenError {
  constructor() {
    super('enrollment_required', 'Enroll in the course to open this lesson.');
  }
}
