import { TRACKS } from '../../identity/users/user.entity.js';

const isTrack = (path: string): string => `${path} IN (${TRACKS.map((track) => `'${track}'`).join(', ')})`;

/** A track has all the courses that are of it; any other path has those chosen for it. */
export const isOnPath = (course: string, path: string): string =>
  `(${course}.track = ${path} OR (NOT ${isTrack(path)} AND EXISTS (
    SELECT FROM learning_path_courses chosen WHERE chosen.path_id = ${path} AND chosen.course_id = ${course}.id)))`;

/** The courses `c` of the path `p`, beside which `pc` says where they stand. */
export const COURSE_PLACES =
  'LEFT JOIN learning_path_courses pc ON pc.course_id = c.id AND pc.path_id = p.id';
export const IN_ORDER = 'ORDER BY pc.position NULLS LAST, c.position, c.id';
