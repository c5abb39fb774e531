import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

/** A member's own place in a course. */
export type Enrollment = Schema<'EnrollmentResponse'>;

export const myEnrollmentsQuery = liveQuery(apiQuery('/api/my/enrollments'), 'course:*');
