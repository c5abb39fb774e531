import { COMPLETED_COURSE_POINTS, POINTS } from '@futurelab/platform/points';
import { isCompleted, isInProgress, type Enrollment } from '@futurelab/platform/queries/learning';

interface Activity {
  enrollments: Pick<Enrollment, 'progress'>[];
  rsvps: number;
  groups: number;
}

/** The server has the ledger; this stands in while its sum is not known. */
export function learningPoints({ enrollments, rsvps, groups }: Activity): number {
  return (
    enrollments.filter(isCompleted).length * COMPLETED_COURSE_POINTS +
    enrollments.filter(isInProgress).length * POINTS.courseStarted +
    rsvps * POINTS.eventRsvp +
    groups * POINTS.groupJoined
  );
}
