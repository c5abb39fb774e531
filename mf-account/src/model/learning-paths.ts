import { apiQuery } from '@futurelab/platform/api';

export interface PathCourse {
  id: string;
  slug: string;
  title: string;
  /** In words, for example "3 h 20 min". */
  duration: string;
  access: 'free' | 'pro';
  coverSeed: string;
}

export interface LearningPath {
  id: string;
  title: string;
  description: string;
  /** In the order in which they are best taken. */
  courses: PathCourse[];
}

export const learningPathsQuery = apiQuery<LearningPath[]>('/api/learning-paths');
