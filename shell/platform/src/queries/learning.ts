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
/** Streak and first steps; the steps are computed from real state, never ticked by hand. */
export type Activity = Schema<'ActivityResponse'>;

export const courseQuery = (id: string) =>
  liveQuery(apiQuery('/api/courses/{id}', { path: { id } }), 'course:{id}');
export const lessonQuery = (id: string, lessonId: string) =>
  apiQuery('/api/courses/{id}/lessons/{lessonId}', { path: { id, lessonId } });
export const relatedQuery = (id: string) =>
  liveQuery(apiQuery('/api/courses/{id}/related', { path: { id } }), 'course:*', 'event:*');
export const learningPathsQuery = liveQuery(apiQuery('/api/learning-paths'), 'learning-path:*', 'course:*');

export const myEnrollmentsQuery = liveQuery(apiQuery('/api/my/enrollments'), 'course:*');

/** 0 is not started, 1 to 99 in progress, 100 completed. */
export const courseState = ({ progress }: Pick<Enrollment, 'progress'>) =>
  progress >= 100 ? 'completed' : progress > 0 ? 'in progress' : 'not started';

export const isCompleted = (enrollment: Pick<Enrollment, 'progress'>): boolean =>
  courseState(enrollment) === 'completed';

export const isInProgress = (enrollment: Pick<Enrollment, 'progress'>): boolean =>
  courseState(enrollment) === 'in progress';

const CONTINUED = 3;

/** Up to three courses in progress, the one worked on last first; without any, those that wait for their first lesson. */
export function coursesToContinue<T extends Pick<Enrollment, 'progress' | 'lastActivityAt' | 'startedAt'>>(
  enrollments: T[],
): T[] {
  const touched = ({ lastActivityAt, startedAt }: T) => Date.parse(lastActivityAt ?? startedAt);
  const begun = enrollments.filter(isInProgress);
  const waiting = enrollments.filter((one) => courseState(one) === 'not started');
  return (begun.length > 0 ? begun : waiting)
    .sort((one, other) => touched(other) - touched(one))
    .slice(0, CONTINUED);
}

export const myActivityQuery = liveQuery(apiQuery('/api/my/activity'), 'course:*', 'points');
export const userPointsQuery = liveQuery(apiQuery('/api/user/points'), 'points', 'exchanges');
export const recommendationSettingsQuery = apiQuery('/api/my/recommendation-settings');

/** All there are, and which of them the member has earned. */
export const myAchievementsQuery = liveQuery(
  apiQuery('/api/my/achievements'),
  'course:*',
  'points',
  'notifications',
);
