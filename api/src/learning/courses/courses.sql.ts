import { jsonObject, type Json, type JsonFields } from '../../core/database/json.sql.js';
import { personSummary } from '../../identity/users/person.sql.js';
import type { CourseSummary, NextLesson } from './courses.dto.js';

/** How much of course `c` enrollment `en` (left-joined) has behind it, in percent. */
export const COURSE_PROGRESS = `CASE WHEN en.id IS NOT NULL
    THEN course_progress(en.completed_lessons, c.lesson_count + en.retired_lessons, en.completed_at IS NOT NULL) END`;

/** Its track decides the colors of the cover, its own seed the rest. */
export const COURSE_COVER = `(c.track || '.' || c.cover_seed)`;

/** Fields of a course card; `c` is the course, `t` its instructor, `en` the viewer's enrollment (both left-joined). */
export const COURSE_SUMMARY: JsonFields<CourseSummary> = {
  id: 'c.id',
  slug: 'c.slug',
  title: 'c.title',
  promise: 'c.promise',
  track: 'c.track',
  level: 'c.level',
  duration: 'duration_label(c.duration_minutes)',
  durationMinutes: 'c.duration_minutes',
  lessonCount: 'c.lesson_count',
  access: 'c.access',
  coverSeed: COURSE_COVER,
  instructor: personSummary('t'),
  averageRating: 'round(c.rating_sum::numeric / nullif(c.review_count, 0), 1)',
  reviewCount: 'c.review_count',
  progress: COURSE_PROGRESS,
};

/** Courses with what the viewer did in them; `viewer` is a parameter holding a user id or null. */
export const coursesSeenBy = (viewer: string) => `FROM courses c
  LEFT JOIN users t ON t.id = c.instructor_id
  LEFT JOIN enrollments en ON en.course_id = c.id AND en.user_id = ${viewer}::uuid`;

/** The first lesson of the course that is not complete, or null. */
export const NEXT_LESSON: Json<NextLesson | null> = `(
  SELECT ${jsonObject<NextLesson>({ id: 'l.id', slug: 'l.slug', title: 'l.title', position: 'l.position' })}
  FROM lessons l
  WHERE l.course_id = en.course_id AND l.retired_at IS NULL AND NOT EXISTS (
    SELECT FROM lesson_completions d WHERE d.enrollment_id = en.id AND d.lesson_id = l.id)
  ORDER BY l.position LIMIT 1)`;

/** How many lessons have come since the course was finished. */
export const NEW_LESSONS = `CASE WHEN en.completed_at IS NULL THEN 0
  ELSE greatest(0, c.lesson_count + en.retired_lessons - en.completed_lessons) END`;
