import { apiListQuery, apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type CourseSummary = Schema<'CourseSummary'>;
export type Course = Schema<'CourseDetail'>;
export type CourseModule = Schema<'OutlineModule'>;
export type OutlineLesson = Schema<'OutlineLesson'>;
export type Lesson = Schema<'LessonDetail'>;
export type LearningPath = Schema<'LearningPathResponse'>;
export type Track = CourseSummary['track'];
export type CourseAccess = CourseSummary['access'];
export type LessonKind = OutlineLesson['kind'];

/** What a visitor has narrowed the list to; the page's address says the same. */
export interface CourseFilters {
  track: Track | null;
  access: CourseAccess | null;
  q: string;
}

export const coursesQuery = ({ track, access, q }: Partial<CourseFilters> = {}, limit = 100) =>
  liveQuery(
    apiListQuery('/api/courses', {
      query: { track: track ?? undefined, access: access ?? undefined, q: q || undefined, limit },
    }),
    'course:{id}',
  );
export const courseQuery = (id: string) =>
  liveQuery(apiQuery('/api/courses/{id}', { path: { id } }), 'course:{id}');
export const lessonQuery = (id: string, lessonId: string) =>
  apiQuery('/api/courses/{id}/lessons/{lessonId}', { path: { id, lessonId } });
export const learningPathsQuery = apiQuery('/api/learning-paths');

/** Enrolls the signed-in member; once, however often it is sent. 403 `pro_required` for a Pro course without membership. */
export const enrollmentMutation = (id: string) =>
  mutationOptions({ mutationFn: () => write('PUT', '/api/courses/{id}/enrollment', { path: { id } }) });

/** Marks a lesson complete, or takes that back; once, however often it is sent. */
export const completionMutation = (id: string) =>
  mutationOptions({
    mutationFn: (completed: boolean) =>
      write(completed ? 'PUT' : 'DELETE', '/api/lessons/{id}/completion', { path: { id } }),
    onSuccess: (_data, _completed, _before, { client }) => client.invalidateQueries(),
  });
