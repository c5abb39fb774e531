import { apiQuery, type Schema } from '@futurelab/platform/api';

export type PathCourse = Schema<'LearningPathResponse'>['courses'][number];

export const learningPathsQuery = apiQuery('/api/learning-paths');
