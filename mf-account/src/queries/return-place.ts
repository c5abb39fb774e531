import { apiQuery } from '@futurelab/platform/api';

export const courseNameQuery = (id: string) => apiQuery('/api/courses/{id}', { path: { id } });
type NamedQuery = ReturnType<typeof courseNameQuery>;

/** What names the page at a path. */
export const nameQueries: Record<string, (id: string) => NamedQuery> = {
  '/learn/:id/lesson/:lesson': courseNameQuery,
  '/learn/:id': courseNameQuery,
  '/courses/:id': courseNameQuery,
  '/events/:id': (id) => apiQuery('/api/events/{id}', { path: { id } }) as unknown as NamedQuery,
  '/groups/:id': (id) => apiQuery('/api/groups/{id}', { path: { id } }) as unknown as NamedQuery,
  '/synergizer/project/:id': (id) =>
    apiQuery('/api/projects/{id}', { path: { id } }) as unknown as NamedQuery,
};
