import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type Course = Schema<'CourseDetail'>;
export type Lesson = Schema<'LessonDetail'>;
/** What goes with a course: events, discussions, people, and the next course. */
export type RelatedToCourse = Schema<'RelatedToCourse'>;
export type LearningPath = Schema<'LearningPathResponse'>;
/** A member's own place in a course. */
export type Enrollment = Schema<'EnrollmentResponse'>;
export type Achievement = Schema<'AchievementResponse'>;
export type UserPoints = Schema<'UserPoints'>;

export const courseQuery = (id: string) =>
  liveQuery(apiQuery('/api/courses/{id}', { path: { id } }), 'course:{id}');
export const lessonQuery = (id: string, lessonId: string) =>
  apiQuery('/api/courses/{id}/lessons/{lessonId}', { path: { id, lessonId } });
export const relatedQuery = (id: string) =>
  liveQuery(apiQuery('/api/courses/{id}/related', { path: { id } }), 'course:*', 'event:*');
export const learningPathsQuery = liveQuery(apiQuery('/api/learning-paths'), 'learning-path:*', 'course:*');

export const myEnrollmentsQuery = liveQuery(apiQuery('/api/my/enrollments'), 'course:*');
export const userPointsQuery = liveQuery(apiQuery('/api/user/points'), 'points', 'exchanges');
export const recommendationSettingsQuery = apiQuery('/api/my/recommendation-settings');

/** All there are, and which of them the member has earned. */
export const myAchievementsQuery = liveQuery(
  apiQuery('/api/my/achievements'),
  'course:*',
  'points',
  'notifications',
);
