import { jsonArray, jsonObject, jsonWhen, type Json } from '../../core/database/json.sql.js';
import { COURSE_SUMMARY, coursesSeenBy, NEXT_LESSON } from '../courses/courses.sql.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import type { Statement } from '../../core/database/database.js';
import type { LearningPathResponse, PathStep } from './learning-paths.dto.js';
import { COURSE_PLACES, IN_ORDER, isOnPath } from './path-courses.sql.js';
import { trackProgress } from './track-progress.sql.js';

const COURSES = `${coursesSeenBy('$1')} ${COURSE_PLACES}
  WHERE ${isOnPath('c', 'p.id')} AND ${courseIsVisibleTo('c', '$1')}`;

const STEPS = trackProgress('p.id', '$1');

const NEXT: Json<PathStep | null> = `(
  SELECT ${jsonObject<PathStep>({
    course: jsonObject({ id: 'c.id', slug: 'c.slug', title: 'c.title' }),
    lesson: jsonWhen('en.id IS NOT NULL', NEXT_LESSON),
  })} ${COURSES} AND en.completed_at IS NULL ${IN_ORDER} LIMIT 1)`;

const IS_MEMBER =
  'EXISTS (SELECT FROM learning_path_memberships m WHERE m.path_id = p.id AND m.user_id = $1::uuid)';

/** Withdrawn paths stay with their members. */
const IS_VISIBLE = `(p.is_public OR ${IS_MEMBER})`;

const PATH = jsonObject<LearningPathResponse>({
  id: 'p.id',
  title: 'p.title',
  description: 'p.description',
  isMember: IS_MEMBER,
  totalMinutes: 's.minutes',
  total: 's.total',
  completed: 's.completed',
  percent: 's.percent',
  next: NEXT,
  courses: jsonArray(jsonObject(COURSE_SUMMARY), `${COURSES} ${IN_ORDER}`),
});

/** The paths with their courses in order, with the viewer's progress. */
export const learningPathsSeenBy = (viewerId: string | null): Statement => ({
  name: 'learning-paths.all',
  text: `SELECT ${jsonArray(PATH, `FROM learning_paths p CROSS JOIN LATERAL ${STEPS} s WHERE ${IS_VISIBLE} ORDER BY p.position, p.id`)}::text AS json`,
  values: [viewerId],
});

/** @param evenWithdrawn for who has just left it */
export const learningPathSeenBy = (
  id: string,
  viewerId: string | null,
  evenWithdrawn = false,
): Statement => ({
  name: 'learning-paths.one',
  text: `SELECT ${PATH}::text AS json FROM learning_paths p CROSS JOIN LATERAL ${STEPS} s WHERE p.id = $2 AND ($3 OR ${IS_VISIBLE})`,
  values: [viewerId, id, evenWithdrawn],
});
