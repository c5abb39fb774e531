import { apiListQuery, apiQuery, type Schema } from '@futurelab/platform/api';

export type CourseSummary = Schema<'CourseSummary'>;
export type Course = Schema<'CourseDetail'>;
export type CourseModule = Schema<'OutlineModule'>;
export type OutlineLesson = Schema<'OutlineLesson'>;
export type Lesson = Schema<'LessonDetail'>;
export type LearningPath = Schema<'LearningPathResponse'>;
export type Track = CourseSummary['track'];
export type CourseAccess = CourseSummary['access'];
export type LessonKind = OutlineLesson['kind'];

/** `search` as the page's address has it, with its question mark. */
export const coursesQuery = (search = '', limit = 100) =>
  apiListQuery<CourseSummary>(`/api/courses${search}${search ? '&' : '?'}limit=${limit}`);
export const courseQuery = (course: string) => apiQuery<Course>('/api/courses', course);
export const lessonQuery = (course: string, lesson: string) =>
  apiQuery<Lesson>('/api/courses', course, 'lessons', lesson);
export const learningPathsQuery = apiQuery<LearningPath[]>('/api/learning-paths');
