import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

/** Streak and first steps; the steps are computed from real state, never ticked by hand. */
export type Activity = Schema<'ActivityResponse'>;

export const myActivityQuery = liveQuery(apiQuery('/api/my/activity'), 'course:*', 'points');
