import { write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Enrolls the member in a course, by id or slug. */
export const enrollmentMutation = (course: string) =>
  mutationOptions({
    mutationFn: () => write('PUT', '/api/courses/{id}/enrollment', { path: { id: course } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });
