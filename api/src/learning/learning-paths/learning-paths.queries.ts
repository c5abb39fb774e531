import { jsonArray, jsonObject, jsonWhen, type Json } from '../../core/database/json.sql.js';
import { COURSE_SUMMARY, coursesSeenBy, NEXT_LESSON } from '../courses/courses.sql.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import type { Statement } from '../../core/database/database.js';
import type { LearningPathResponse, PathStep } from './learning-paths.dto.js';
import { trackProgress } from './track-progress.sql.js';

// Its courses are those of its track, so that anyone who names or moves a course need not think of the path.
const COURSES = `${coursesSeenBy('$1')}
  LEFT JOIN learning_path_courses pc ON pc.course_id = c.id AND pc.path_id = p.id
  WHERE c.track = p.id AND ${courseIsVisibleTo('c', '$1')}`;
const IN_ORDER = 'ORDER BY pc.position NULLS LAST, c.position, c.id';

const STEPS = trackProgress('p.id', '$1');

const NEXT: Json<PathStep | null> = `(
  SELECT ${jsonObject<PathStep>({
    course: jsonObject({ id: 'c.id', slug: 'c.slug', title: 'c.title' }),
    lesson: jsonWhen('en.id IS NOT NULL', NEXT_LESSON),
  })} ${COURSES} AND en.completed_at IS NULL ${IN_ORDER} LIMIT 1)`;

const PATH = jsonObject<LearningPathResponse>({
  id: 'p.id',
  title: 'p.title',
  description: 'p.description',
  isMember:
    'EXISTS (SELECT FROM learning_path_memberships m WHERE m.path_id = p.id AND m.user_id = $1::uuid)',
  totalMinutes: 's.minutes',
  total: 's.total',
  completed: 's.completed',
  percent: 's.percent',
  next: NEXT,
  courses: jsonArray(jsonObject(COURSE_SUMMARY), `${COURSES} ${IN_ORDER}`),
});

/** The three paths with their courses in order, with the viewer's progress. */
export const learningPathsSeenBy = (viewerId: string | null): Statement => ({
  name: 'learning-paths.all',
  text: `SELECT ${jsonArray(PATH, `FROM learning_paths p CROSS JOIN LATERAL ${STEPS} s ORDER BY p.position`)}::text AS json`,
  values: [viewerId],
});

export const learningPathSeenBy = (id: string, viewerId: string): Statement => ({
  name: 'learning-paths.one',
  text: `SELECT ${PATH}::text AS json FROM learning_paths p CROSS JOIN LATERAL ${STEPS} s WHERE p.id = $2`,
  values: [viewerId, id],
});
