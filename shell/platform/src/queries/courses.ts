import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type Course = Schema<'CourseDetail'>;
export type Lesson = Schema<'LessonDetail'>;
export type LearningPath = Schema<'LearningPathResponse'>;

export const courseQuery = (id: string) =>
  liveQuery(apiQuery('/api/courses/{id}', { path: { id } }), 'course:{id}');
export const lessonQuery = (id: string, lessonId: string) =>
  apiQuery('/api/courses/{id}/lessons/{lessonId}', { path: { id, lessonId } });
export const learningPathsQuery = liveQuery(apiQuery('/api/learning-paths'), 'learning-path:*', 'course:*');
