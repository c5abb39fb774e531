import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { Statement } from '../../../core/database/database.js';
import { offered } from '../../../core/visibility/courses.sql.js';
import type { Track } from '../../../identity/users/user.entity.js';
import { COURSE_PLACES, IN_ORDER, isOnPath } from '../path-courses.sql.js';
import type { StaffLearningPath } from './staff-paths.dto.js';

export interface PlacedCourse {
  id: string;
  title: string;
  durationMinutes: number;
  isWithdrawn: boolean;
  track: Track;
  trackOverride: Track | null;
}

export type PathRow = Omit<StaffLearningPath, 'isTrack' | 'version' | 'courses'> & {
  courses: PlacedCourse[];
};

const COURSE = jsonObject<PlacedCourse>({
  id: 'c.id',
  title: 'c.title',
  durationMinutes: 'c.duration_minutes',
  isWithdrawn: `NOT (${offered('c')})`,
  track: 'c.track',
  trackOverride: 'c.track_override',
});

const PATH = jsonObject<PathRow>({
  id: 'p.id',
  title: 'p.title',
  description: 'p.description',
  isPublic: 'p.is_public',
  memberCount: '(SELECT count(*)::integer FROM learning_path_memberships m WHERE m.path_id = p.id)',
  courses: jsonArray(COURSE, `FROM courses c ${COURSE_PLACES} WHERE ${isOnPath('c', 'p.id')} ${IN_ORDER}`),
});

/** `{ path }` each, all or the one of that id. */
export const staffPaths = (id: string | null): Statement => ({
  name: 'learning-paths.staff',
  text: `SELECT ${PATH} AS path FROM learning_paths p WHERE $1::text IS NULL OR p.id = $1 ORDER BY p.position, p.id`,
  values: [id],
});

/** Courses move between paths, so that changes of any of them wait for each other. */
export const pathsLock = (): Statement => ({
  name: 'learning-paths.lock',
  text: 'SELECT id FROM learning_paths ORDER BY id FOR UPDATE',
  values: [],
});

/** What is offered: all courses, or those of `ids`. */
export const offeredCourses = (ids: readonly string[] | null): Statement => ({
  name: 'learning-paths.offered_courses',
  text: `SELECT c.id, c.title, c.track FROM courses c
         WHERE ${offered('c')} AND ($1::uuid[] IS NULL OR c.id = ANY ($1)) ORDER BY c.title, c.id`,
  values: [ids],
});

/** `courses` are of another track from now on. */
export const coursesMove = (
  courses: readonly { id: string; track: Track; trackOverride: Track | null }[],
): Statement => ({
  name: 'learning-paths.move_courses',
  text: `UPDATE courses c SET track = m.track, track_override = m."trackOverride"
         FROM jsonb_to_recordset($1::jsonb) AS m(id uuid, track text, "trackOverride" text) WHERE c.id = m.id`,
  values: [JSON.stringify(courses)],
});

export const courseOrder = (path: string, courseIds: readonly string[]): Statement[] => [
  {
    name: 'learning-paths.clear_order',
    text: 'DELETE FROM learning_path_courses WHERE path_id = $1',
    values: [path],
  },
  {
    name: 'learning-paths.order',
    text: `INSERT INTO learning_path_courses (path_id, course_id, position)
           SELECT $1, o.id, o.position FROM unnest($2::uuid[]) WITH ORDINALITY AS o(id, position)`,
    values: [path, courseIds],
  },
];
