import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../common/database/json-sql.js';
import type { Statement } from '../database/database.js';
import { COURSE_SUMMARY, coursesSeenBy, NEXT_LESSON } from './courses.sql.js';

export interface CourseFilters {
  track?: string | null;
  access?: string | null;
  /** Words of the title or the promise. */
  q?: string;
}

/** Courses in catalog order. `after`: [position, id]. */
export function coursePage(
  viewerId: string | null,
  { track = null, access = null, q }: CourseFilters,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const viewer = parameters.add(viewerId);
  const [inTrack, withAccess] = [parameters.add(track), parameters.add(access)];
  const like = parameters.add(q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null);
  const matches = (course: string) => `
    (${inTrack}::text IS NULL OR ${course}.track = ${inTrack})
    AND (${withAccess}::text IS NULL OR ${course}.access = ${withAccess})
    AND (${like}::text IS NULL OR ${course}.title ILIKE ${like} OR ${course}.promise ILIKE ${like})`;
  return pageStatement({
    name: 'courses.list',
    item: jsonObject(COURSE_SUMMARY),
    source: `${coursesSeenBy(viewer)} WHERE ${matches('c')}`,
    key: [
      ['c.position', 'integer'],
      ['c.id', 'uuid'],
    ],
    size,
    after,
    total: `SELECT count(*) FROM courses a WHERE ${matches('a')}`,
    parameters,
  });
}

const OUTLINE = jsonArray(
  jsonObject({
    id: 'm.id',
    title: 'm.title',
    lessons: jsonArray(
      jsonObject({
        id: 'l.id',
        slug: 'l.slug',
        title: 'l.title',
        position: 'l.position',
        durationMinutes: 'l.duration_minutes',
        kind: 'l.kind',
        isPreview: 'l.is_preview',
        isCompleted: 'd.lesson_id IS NOT NULL',
      }),
      `FROM lessons l LEFT JOIN lesson_completions d ON d.lesson_id = l.id AND d.enrollment_id = en.id
       WHERE l.module_id = m.id ORDER BY l.position`,
    ),
  }),
  'FROM course_modules m WHERE m.course_id = c.id ORDER BY m.position',
);

/** The course with its outline, as `viewerId` (null for a visitor) stands in it. */
export const courseByRef = ({ by, value }: IdOrSlug, viewerId: string | null): Statement => ({
  name: `courses.by_${by}`,
  text: `
    SELECT ${jsonObject({
      ...COURSE_SUMMARY,
      description: 'c.description',
      outcomes: 'c.outcomes',
      modules: OUTLINE,
      enrollment: `CASE WHEN en.id IS NOT NULL THEN ${jsonObject({
        id: 'en.id',
        progress: COURSE_SUMMARY.progress!,
        nextLesson: NEXT_LESSON,
      })} END`,
    })}::text AS json
    ${coursesSeenBy('$2')} WHERE c.${by} = $1`,
  values: [value, viewerId],
});

const NEIGHBOR = (direction: 'previous' | 'next') => `(
  SELECT ${jsonObject({ slug: 'n.slug', title: 'n.title' })} FROM lessons n
  WHERE n.course_id = l.course_id AND n.position ${direction === 'next' ? '>' : '<'} l.position
  ORDER BY n.position ${direction === 'next' ? 'ASC' : 'DESC'} LIMIT 1)`;

/** The lesson as JSON text, and what decides whether the viewer may read it. */
export const lessonByRef = (course: IdOrSlug, lesson: IdOrSlug, viewerId: string | null): Statement => ({
  name: `courses.lesson_by_${course.by}_${lesson.by}`,
  text: `
    SELECT l.is_preview AS "isPreview", c.access, en.id IS NOT NULL AS "isEnrolled", ${jsonObject({
      id: 'l.id',
      slug: 'l.slug',
      title: 'l.title',
      position: 'l.position',
      durationMinutes: 'l.duration_minutes',
      kind: 'l.kind',
      body: 'l.body',
      isPreview: 'l.is_preview',
      isCompleted: 'd.lesson_id IS NOT NULL',
      course: jsonObject({ id: 'c.id', slug: 'c.slug', title: 'c.title' }),
      previous: NEIGHBOR('previous'),
      next: NEIGHBOR('next'),
    })}::text AS json
    FROM lessons l
    JOIN courses c ON c.id = l.course_id
    LEFT JOIN enrollments en ON en.course_id = c.id AND en.user_id = $3::uuid
    LEFT JOIN lesson_completions d ON d.enrollment_id = en.id AND d.lesson_id = l.id
    WHERE l.${lesson.by} = $2 AND c.${course.by} = $1`,
  values: [course.value, lesson.value, viewerId],
});
