import { ApiError, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';

export type StaffPath = Schema<'StaffLearningPath'>;
export type PathCourse = StaffPath['courses'][number];
export type PathCourseChoice = Schema<'PathCourseChoice'>;
export type PathChange = Schema<'LearningPathChange'>;

export const staffPathsQuery = apiQuery('/api/admin/learning-paths');
export const staffPathQuery = (id: string) => apiQuery('/api/admin/learning-paths/{id}', { path: { id } });
/** Published courses that are not on the path. */
export const pathChoicesQuery = (id: string) =>
  apiQuery('/api/admin/learning-paths/{id}/course-choices', { path: { id } });

export const isStalePath = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_path';

/** Courses move between paths, so that every one is read again. */
const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(admin\/learning-paths|learning-paths|courses)\b/.test(String(path)),
  });

const showing = (path: StaffPath, client: QueryClient): void => {
  replaceQueryData(client, staffPathQuery(path.id).queryKey, path);
  void refresh(client);
};

export const pathCreation = mutationOptions({
  mutationFn: (body: Schema<'NewLearningPath'>) => write('POST', '/api/admin/learning-paths', { body }),
  onSuccess: (path, _body, _before, { client }) => showing(path, client),
});

export const pathChange = (id: string) =>
  mutationOptions({
    mutationFn: (body: PathChange) => write('PUT', '/api/admin/learning-paths/{id}', { path: { id }, body }),
    onSuccess: (path, _body, _before, { client }) => showing(path, client),
    onError: (error, _body, _before, { client }) => (isStalePath(error) ? refresh(client) : undefined),
  });

/** Takes the reason. */
export const pathPublication = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('PUT', '/api/admin/learning-paths/{id}/publication', { path: { id }, body: { reason } }),
    onSuccess: (path, _reason, _before, { client }) => showing(path, client),
  });

/** Takes the reason. */
export const pathWithdrawal = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('DELETE', '/api/admin/learning-paths/{id}/publication', { path: { id }, body: { reason } }),
    onSuccess: (path, _reason, _before, { client }) => showing(path, client),
  });
