import { COURSE_STATES } from '../../../queries/admin/courses/course-list';

interface Course {
  isPublished: boolean;
  isWithdrawn: boolean;
  hasChanges: boolean;
}

/** What a course is to members, and whether its draft says something else: "Published, with unpublished changes". */
export function stateOf({ isPublished, isWithdrawn, hasChanges }: Course): string {
  if (!isPublished) return COURSE_STATES.draft;
  const state = COURSE_STATES[isWithdrawn ? 'withdrawn' : 'published'];
  return hasChanges ? `${state}, with unpublished changes` : state;
}
