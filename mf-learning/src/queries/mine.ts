import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

/** A member's own place in a course. */
export type Enrollment = Schema<'EnrollmentResponse'>;

export const enrollmentsQuery = liveQuery(apiQuery('/api/my/enrollments'), 'course:*');
export const pointsQuery = liveQuery(apiQuery('/api/user/points'), 'points');
