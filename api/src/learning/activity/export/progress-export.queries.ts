import { paths } from '#platform/paths/paths';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import { COURSE_PROGRESS } from '../../courses/courses.sql.js';
import type { Statement } from '../../../core/database/database.js';
import type { ProgressExport } from './progress-export.js';
import { POINT_ENTRY } from '../../../people/points/points.queries.js';

export type ProgressRow = Omit<ProgressExport, 'achievements'> & {
  achievements: { key: string; earnedAt: string }[];
};

/** More than anybody has; an answer has an end. */
const MAX_ROWS = 20_000;

const COURSES = jsonArray(
  jsonObject<ProgressRow['courses'][number]>({
    title: 'c.title',
    href: `'${paths.courses}/' || c.slug`,
    progress: COURSE_PROGRESS,
    startedAt: 'iso_instant(en.started_at)',
    completedAt: 'iso_instant(en.completed_at)',
  }),
  `FROM enrollments en JOIN courses c ON c.id = en.course_id
   WHERE en.user_id = u.id ORDER BY en.started_at, en.id LIMIT ${MAX_ROWS}`,
);

const LESSONS = jsonArray(
  jsonObject<ProgressRow['lessons'][number]>({
    title: 'l.title',
    course: 'c.title',
    href: `'${paths.learn}/' || c.slug || '/lesson/' || l.slug`,
    completedAt: 'iso_instant(d.completed_at)',
  }),
  `FROM enrollments en JOIN lesson_completions d ON d.enrollment_id = en.id JOIN lessons l ON l.id = d.lesson_id
   JOIN courses c ON c.id = l.course_id WHERE en.user_id = u.id ORDER BY d.completed_at, l.id LIMIT ${MAX_ROWS}`,
);

const POINTS = jsonArray(
  POINT_ENTRY,
  `FROM point_entries p WHERE p.user_id = u.id ORDER BY p.created_at, p.delta, p.id LIMIT ${MAX_ROWS}`,
);

const ACHIEVEMENTS = jsonArray(
  jsonObject<ProgressRow['achievements'][number]>({ key: 'a.key', earnedAt: 'iso_instant(a.earned_at)' }),
  `FROM earned_achievements a WHERE a.user_id = u.id ORDER BY a.earned_at, a.key`,
);

const DAYS = jsonArray<string>(
  'l.day',
  `FROM (SELECT DISTINCT local_day::text AS day FROM lesson_activity WHERE user_id = u.id) l ORDER BY l.day LIMIT ${MAX_ROWS}`,
);

export const progressOf = (userId: string): Statement => ({
  name: 'activity.export',
  text: `
    SELECT iso_instant(now()) AS "exportedAt", ${COURSES} AS courses, ${LESSONS} AS lessons, ${POINTS} AS points,
      ${ACHIEVEMENTS} AS achievements, ${DAYS} AS "learningDays"
    FROM users u WHERE u.id = $1`,
  values: [userId],
});
