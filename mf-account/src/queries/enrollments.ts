import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Enrollment = Schema<'EnrollmentResponse'>;

export const myEnrollmentsQuery = liveQuery(apiQuery('/api/my/enrollments'), 'course:*');

/** Enrolls the member in a course, by id or slug. */
export const enrollmentMutation = (course: string) =>
  mutationOptions({
    mutationFn: () => write('PUT', '/api/courses/{id}/enrollment', { path: { id: course } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });
