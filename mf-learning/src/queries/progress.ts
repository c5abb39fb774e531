import { apiPagesQuery, apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Streak = Schema<'StreakResponse'>;
export type LearningWeek = Streak['weeks'][number];
export type PointEntry = Schema<'PointEntryResponse'>;
export type Level = Schema<'LevelResponse'>;

export const streakQuery = liveQuery(apiQuery('/api/my/streak'), 'course:*', 'lesson:*', 'points');
export const pointEntriesQuery = liveQuery(
  apiPagesQuery('/api/my/points/entries', { query: { limit: 10 } }),
  'points',
);
export const levelsQuery = apiQuery('/api/levels');

/** Null: without a goal. */
export const weeklyGoalMutation = mutationOptions({
  mutationFn: (days: number | null) => write('PUT', '/api/my/weekly-goal', { body: { days } }),
  onSuccess: (_data, _days, _before, { client }) => client.invalidateQueries(),
});

/** A file of everything, as the browser downloads it. */
export const progressExport = (format: 'csv' | 'json') => `/api/my/progress/export?format=${format}`;
