import { ForbiddenError, NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Queryable } from '../../core/database/database.js';
import type { Member } from '../../core/access/member.js';
import { StaleCourseError, StaleLessonError } from './authoring.errors.js';
import { courseLock, courseToEdit, type CourseToEdit, publishedDocument } from './authoring.queries.js';
import { type CourseDocument, readDocument } from './document/course-document.js';

/** Courses are for administrators and the person who teaches them. For others there is nothing here. @throws NotFoundError */
export async function findCourse(
  member: Member,
  ref: IdOrSlug,
  transaction: Queryable,
): Promise<CourseToEdit> {
  const [course] = await transaction.query<CourseToEdit>(courseToEdit(ref));
  if (!course || !(member.isAdmin || course.instructorId === member.id)) throw new NotFoundError();
  return course;
}

/** What is being written, or else what members see. */
export async function documentOf(course: CourseToEdit, transaction: Queryable): Promise<CourseDocument> {
  if (course.document) return course.document;
  const [row] = await transaction.query<{ document: CourseDocument }>(publishedDocument(course.id));
  return readDocument(row?.document);
}

/** @throws ForbiddenError */
export function requireUnchangedInstructorAndAccess(
  member: Member,
  course: CourseToEdit,
  document: CourseDocument,
): void {
  if (member.isAdmin) return;
  if (document.instructorId === course.instructorId && document.access === course.access) return;
  throw new ForbiddenError('forbidden', 'Only administrators can change a course’s instructor and price.');
}

/** Whether a change may be made to the course as it is by now; throws where not. */
export type Check = (course: CourseToEdit) => void;

/** To what was read in that version. @throws StaleCourseError */
export const atVersion =
  (version: number): Check =>
  (course) => {
    if (course.version !== version) throw new StaleCourseError(course.version);
  };

/** To a lesson that is as it was in that version, whatever else has changed since. @throws StaleLessonError */
export const withUnchangedLesson =
  (lessonId: string, version: number): Check =>
  (course) => {
    const isRead = version <= course.version;
    if (!isRead || (course.lessonVersions[lessonId] ?? 0) > version) throw new StaleLessonError();
  };

/** The course, which nobody else changes until the transaction ends. @throws NotFoundError, and what `check` throws */
export async function lockCourse(
  member: Member,
  ref: IdOrSlug,
  check: Check,
  transaction: Queryable,
): Promise<CourseToEdit> {
  const { id } = await findCourse(member, ref, transaction);
  await transaction.query(courseLock(id));
  const course = await findCourse(member, { by: 'id', value: id }, transaction);
  check(course);
  return course;
}
