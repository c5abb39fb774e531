import { write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';
import { courseDraftQuery } from './course-draft';
import { refreshCourseLists } from './course-list';

/** What was begun is opened next. */
function add(client: QueryClient, course: Schema<'CourseDraftResponse'>): void {
  replaceQueryData(client, courseDraftQuery(course.id).queryKey, course);
  void refreshCourseLists(client);
}

export const newCourseMutation = mutationOptions({
  mutationFn: (title: string) => write('POST', '/api/authoring/courses', { body: { title } }),
  onSuccess: (course, _title, _before, { client }) => add(client, course),
});

export const courseCopyMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('POST', '/api/authoring/courses/{id}/copies', { path: { id } }),
    onSuccess: (course, _nothing, _before, { client }) => add(client, course),
  });
