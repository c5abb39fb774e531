import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import { isOnPath } from './path-courses.sql.js';

/**
 * How far someone is on a path: completed over all of its courses that are offered or that
 * they are enrolled in, the same wherever it is shown. A row of
 * `total`, `completed`, `minutes` and `percent`.
 * @param which narrows the courses `c`
 */
export const trackProgress = (path: string, memberId: string, which = 'true') => `(
  SELECT t.*, CASE WHEN t.total = 0 THEN 0 ELSE round(100.0 * t.completed / t.total)::integer END AS percent
  FROM (
    SELECT count(*)::integer AS total, count(en.completed_at)::integer AS completed,
           coalesce(sum(c.duration_minutes), 0)::integer AS minutes
    FROM courses c LEFT JOIN enrollments en ON en.course_id = c.id AND en.user_id = ${memberId}::uuid
    WHERE ${isOnPath('c', path)} AND ${courseIsVisibleTo('c', memberId)} AND ${which}
  ) t)`;
