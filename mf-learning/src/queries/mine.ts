import { apiQuery, type Schema } from '@futurelab/platform/api';

/** A member's own place in a course. */
export type Enrollment = Schema<'EnrollmentResponse'>;

export const enrollmentsQuery = apiQuery('/api/my/enrollments');
export const pointsQuery = apiQuery('/api/user/points');
export const activityQuery = apiQuery('/api/my/activity');
/** Only counted here. */
export const rsvpsQuery = apiQuery('/api/my/rsvps');
/** Only counted here. */
export const groupsQuery = apiQuery('/api/my/groups');
