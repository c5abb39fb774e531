import { apiQuery, type Schema } from '@futurelab/platform/api';

/** A member's own place in a course. */
export type Enrollment = Schema<'EnrollmentResponse'>;

export const enrollmentsQuery = apiQuery<Enrollment[]>('/api/my/enrollments');
export const pointsQuery = apiQuery<Schema<'UserPoints'>>('/api/user/points');
export const activityQuery = apiQuery<Schema<'ActivityResponse'>>('/api/my/activity');
/** Only counted here. */
export const rsvpsQuery = apiQuery<Schema<'Rsvp'>[]>('/api/my/rsvps');
/** Only counted here. */
export const groupsQuery = apiQuery<Schema<'GroupMembershipResponse'>[]>('/api/my/groups');
