import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { jsonObject } from '../../core/database/json.sql.js';
import { COURSE_COVER, COURSE_PROGRESS, NEW_LESSONS, NEXT_LESSON } from '../courses/courses.sql.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import type { Statement } from '../../core/database/database.js';
import type { EnrollmentResponse } from './enrollments.dto.js';

const ENROLLMENT = jsonObject<EnrollmentResponse>({
  id: 'en.id',
  courseId: 'en.course_id',
  course: jsonObject({
    id: 'c.id',
    slug: 'c.slug',
    title: 'c.title',
    duration: 'duration_label(c.duration_minutes)',
    durationMinutes: 'c.duration_minutes',
    lessonCount: 'c.lesson_count',
    track: 'c.track',
    coverSeed: COURSE_COVER,
  }),
  progress: COURSE_PROGRESS,
  startedAt: 'iso_instant(en.started_at)',
  completedAt: 'iso_instant(en.completed_at)',
  lastActivityAt: 'iso_instant(en.last_activity_at)',
  nextLesson: NEXT_LESSON,
  newLessons: NEW_LESSONS,
});

/** Everything the member is enrolled in: unfinished first, then by when something last happened. */
export const enrollmentsOf = (userId: string): Statement => ({
  name: 'enrollments.of',
  text: `
    SELECT coalesce(json_agg(${ENROLLMENT} ORDER BY en.completed_at IS NOT NULL,
      coalesce(en.last_activity_at, en.started_at) DESC, en.id), '[]'::json)::text AS json
    FROM enrollments en JOIN courses c ON c.id = en.course_id WHERE en.user_id = $1`,
  values: [userId],
});

export const enrollmentIn = (userId: string, courseId: string): Statement => ({
  name: 'enrollments.in_course',
  text: `
    SELECT ${ENROLLMENT}::text AS json FROM enrollments en JOIN courses c ON c.id = en.course_id
    WHERE en.user_id = $1 AND en.course_id = $2`,
  values: [userId, courseId],
});

/** Enrollments that this transaction has finished, of one member or of all: `{ id, userId }`. */
export const finishedNow = (courseId: string, userId: string | null): Statement => ({
  text: `
    SELECT id, user_id AS "userId" FROM enrollments
    WHERE course_id = $1 AND ($2::uuid IS NULL OR user_id = $2) AND completed_at = now()`,
  values: [courseId, userId],
});

/** The course and whether the member may be in it. */
export const courseToEnrollIn = ({ by, value }: IdOrSlug, userId: string): Statement => ({
  name: `enrollments.course_by_${by}`,
  text: `
    SELECT c.id, c.access, ${courseIsVisibleTo('c', '$2')} AS "isOpen" FROM courses c WHERE c.${by} = $1`,
  values: [value, userId],
});

/** The lesson and the caller's enrollment in its course, if any. */
export const lessonToComplete = ({ by, value }: IdOrSlug, userId: string): Statement => ({
  name: `enrollments.lesson_by_${by}`,
  text: `
    SELECT l.id, l.course_id AS "courseId", c.access, en.id AS "enrollmentId"
    FROM lessons l JOIN courses c ON c.id = l.course_id
    LEFT JOIN enrollments en ON en.course_id = c.id AND en.user_id = $2
    WHERE l.${by} = $1 AND l.retired_at IS NULL AND ${courseIsVisibleTo('c', '$2')}`,
  values: [value, userId],
});
