import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type LearningPath = Schema<'LearningPathResponse'>;
export type PathCourse = LearningPath['courses'][number];

export const learningPathsQuery = liveQuery(apiQuery('/api/learning-paths'), 'learning-path:*', 'course:*');
