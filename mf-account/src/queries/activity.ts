import { apiQuery, type Schema } from '@futurelab/platform/api';

/** Streak and first steps; the steps are computed from real state, never ticked by hand. */
export type Activity = Schema<'ActivityResponse'>;

export const myActivityQuery = apiQuery('/api/my/activity');
