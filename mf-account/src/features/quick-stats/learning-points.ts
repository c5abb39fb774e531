import type { Enrollment } from '@futurelab/platform/queries/learning';
import { isCompleted, isInProgress } from '../../shared/model/learning/enrollments';

const COMPLETED_COURSE = 100;
const COURSE_IN_PROGRESS = 25;
const RSVP = 10;
const GROUP = 15;

interface Activity {
  enrollments: Pick<Enrollment, 'progress'>[];
  rsvps: number;
  groups: number;
}

/**
 * The rule behind the points: 100 for each completed course, 25 for each one in progress, 10 for each RSVP
 * and 15 for each group. The server keeps the ledger; this stands in while its sum is not known.
 */
export function learningPoints({ enrollments, rsvps, groups }: Activity): number {
  return (
    enrollments.filter(isCompleted).length * COMPLETED_COURSE +
    enrollments.filter(isInProgress).length * COURSE_IN_PROGRESS +
    rsvps * RSVP +
    groups * GROUP
  );
}
