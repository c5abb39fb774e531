import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { LessonNumbers } from '../analytics.dto.js';
import type { Period } from '../period.js';
import { inPeriod } from './days.sql.js';

/** Each lesson after the one before it, by how many stopped there. */
export const lessonNumbers = ({ from, to }: Period, most: number): Statement => ({
  name: 'analytics.lessons',
  text: `
    WITH started AS MATERIALIZED (
      SELECT e.id, e.course_id FROM enrollments e WHERE ${inPeriod('e.started_at')}
    ), courses_started AS (
      SELECT course_id, count(*) AS people FROM started GROUP BY course_id
    ), finished AS (
      SELECT c.lesson_id, count(*) AS people
      FROM started s JOIN lesson_completions c ON c.enrollment_id = s.id GROUP BY c.lesson_id
    ), lessons_reached AS (
      SELECT c.title AS course, c.slug AS course_slug, l.title, l.slug, coalesce(f.people, 0) AS finished,
        row_number() OVER by_course AS place,
        coalesce(lag(coalesce(f.people, 0)) OVER by_course, s.people) AS reached
      FROM courses_started s JOIN courses c ON c.id = s.course_id
      JOIN lessons l ON l.course_id = c.id AND l.retired_at IS NULL
      LEFT JOIN finished f ON f.lesson_id = l.id
      WINDOW by_course AS (PARTITION BY c.id ORDER BY l.position)
    )
    SELECT ${jsonArray(
      jsonObject<LessonNumbers>({
        course: 'r.course',
        courseSlug: 'r.course_slug',
        lesson: 'r.title',
        lessonSlug: 'r.slug',
        position: 'r.place',
        reached: 'r.reached',
        finished: 'r.finished',
      }),
      `FROM lessons_reached r ORDER BY r.reached - r.finished DESC, r.course, r.place LIMIT $3::integer`,
    )}::text AS json`,
  values: [from, to, most],
});
