import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type Achievement = Schema<'AchievementResponse'>;

/** All there are, and which of them the member has earned. */
export const myAchievementsQuery = liveQuery(
  apiQuery('/api/my/achievements'),
  'course:*',
  'points',
  'notifications',
);
