import { apiQuery, type Schema } from '@futurelab/platform/api';

export type LearningPath = Schema<'LearningPathResponse'>;
export type PathCourse = LearningPath['courses'][number];

export const learningPathsQuery = apiQuery<LearningPath[]>('/api/learning-paths');
