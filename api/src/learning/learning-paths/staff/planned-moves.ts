import { ApiError, type ErrorDetails } from '../../../core/errors/errors.js';
import type { Track } from '../../../identity/users/user.entity.js';
import { assignTrack } from '../../courses/tracks/assign-track.js';
import type { LearningPathChange } from './staff-paths.dto.js';
import type { PathRow, PlacedCourse } from './staff-paths.queries.js';

interface Move {
  id: string;
  track: Track;
  trackOverride: Track | null;
}

/** Whether the course is on its track by choice: without it, its title puts it elsewhere. */
export const canLeave = ({ track, title }: Pick<PlacedCourse, 'track' | 'title'>): boolean =>
  assignTrack(title) !== track;

/**
 * The courses that come to a track or go back to that of their title. Other paths move nothing.
 * @param offered which of the courses asked for are published
 * @throws ApiError 400 with messages by field
 */
export function plannedMoves(
  path: PathRow & { isTrack: boolean },
  { title, courseIds }: LearningPathChange,
  offered: ReadonlySet<string>,
): Move[] {
  const present = new Set(path.courses.map(({ id }) => id));
  const added = courseIds.filter((id) => !present.has(id));
  const removed = path.courses.filter(({ id }) => !courseIds.includes(id));
  const stuck = path.isTrack ? removed.find((course) => !canLeave(course)) : undefined;
  const details = Object.create(null) as ErrorDetails;
  if (path.isTrack && title !== path.title) details.title = ['The three tracks keep their titles.'];
  if (added.some((id) => !offered.has(id))) details.courseIds = ['Only published courses can be added.'];
  if (stuck)
    details.courseIds = [`“${stuck.title}” is on this track by its title. Add it to another track instead.`];
  if (path.isPublic && courseIds.length === 0 && !path.isTrack)
    details.courseIds = ['A public path needs a course. Withdraw the path instead.'];
  if (Object.keys(details).length > 0)
    throw new ApiError(400, 'validation_failed', 'Some fields need attention.', details);
  if (!path.isTrack) return [];
  const track = path.id as Track;
  return [
    ...added.map((id) => ({ id, track, trackOverride: track })),
    ...removed.map((course) => ({ id: course.id, track: assignTrack(course.title), trackOverride: null })),
  ];
}
