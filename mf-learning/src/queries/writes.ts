import { write } from '@futurelab/platform/api';
import type { Enrollment } from './mine';

/** Enrolls the signed-in member; once, however often it is sent. 403 `pro_required` for a Pro course without membership. */
export const enroll = (courseId: string): Promise<Enrollment> =>
  write('PUT', `/api/courses/${encodeURIComponent(courseId)}/enrollment`);

/** Marks a lesson complete, or takes that back; once, however often it is sent. */
export const setCompletion = (lessonId: string, completed: boolean): Promise<Enrollment> =>
  write(completed ? 'PUT' : 'DELETE', `/api/lessons/${encodeURIComponent(lessonId)}/completion`);
