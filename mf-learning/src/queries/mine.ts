import { apiQuery, type Schema } from '@futurelab/platform/api';

/** A member's own place in a course. */
export type Enrollment = Schema<'EnrollmentAnswer'>;

export const enrollmentsQuery = apiQuery<Enrollment[]>('/api/my/enrollments');
export const pointsQuery = apiQuery<Schema<'UserPoints'>>('/api/user/points');
export const activityQuery = apiQuery<Schema<'ActivityAnswer'>>('/api/my/activity');
/** Only counted here. */
export const rsvpsQuery = apiQuery<Schema<'Rsvp'>[]>('/api/my/rsvps');
/** Only counted here. */
export const groupsQuery = apiQuery<Schema<'GroupMembershipAnswer'>[]>('/api/my/groups');
