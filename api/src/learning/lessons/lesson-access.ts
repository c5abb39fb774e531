import { type ErrorDetails, ProRequiredError, UnauthorizedError } from '../../core/errors/errors.js';
import { EnrollmentRequiredError } from '../courses/courses.errors.js';
import { isPro, type Member } from '../../core/access/member.js';

interface LessonAccess {
  isPreview: boolean;
  access: string;
  isEnrolled: boolean;
}

/**
 * Preview lessons are for everybody, the rest for those enrolled, in courses of the HPC membership for its members.
 * @param details what the refusal says besides
 * @throws UnauthorizedError, ProRequiredError, EnrollmentRequiredError
 */
export function requireAccess(
  { isPreview, access, isEnrolled }: LessonAccess,
  viewer: Member | null,
  details?: () => ErrorDetails | undefined,
): void {
  if (isPreview) return;
  if (!viewer) throw new UnauthorizedError(details?.());
  if (access === 'pro' && !isPro(viewer))
    throw new ProRequiredError('This lesson is part of FutureLab Pro.', details?.());
  if (!isEnrolled) throw new EnrollmentRequiredError(details?.());
}
