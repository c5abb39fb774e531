import { write } from '@futurelab/platform/api';
import type { QueryClient } from '@futurelab/platform/query';
import type { Enrollment } from './mine';

/** Enrolls the signed-in member; once, however often it is sent. 403 `pro_required` for a Pro course without membership. */
export const enroll = (courseId: string): Promise<Enrollment> =>
  write('PUT', `/api/courses/${encodeURIComponent(courseId)}/enrollment`);

/** Marks a lesson complete, or takes that back; once, however often it is sent. */
export const setCompletion = (lessonId: string, completed: boolean): Promise<Enrollment> =>
  write(completed ? 'PUT' : 'DELETE', `/api/lessons/${encodeURIComponent(lessonId)}/completion`);

const DEPENDENT = [
  '/api/courses',
  '/api/learning-paths',
  '/api/my/enrollments',
  '/api/my/activity',
  '/api/user/points',
];

/** Everything that shows a member's progress is asked for again: on screen now, elsewhere when it is next seen. */
export const refreshProgress = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && DEPENDENT.some((prefix) => path.startsWith(prefix)),
  });
