import { eventQuery } from '@futurelab/platform/queries/events';
import { groupQuery } from '@futurelab/platform/queries/groups';
import { courseQuery } from '@futurelab/platform/queries/learning';
import { projectQuery } from '@futurelab/platform/queries/projects';

type NamedQuery = ReturnType<typeof courseQuery>;

/** What names the page at a path. */
export const nameQueries: Record<string, (id: string) => NamedQuery> = {
  '/learn/:id/lesson/:lesson': courseQuery,
  '/learn/:id': courseQuery,
  '/courses/:id': courseQuery,
  '/events/:id': (id) => eventQuery(id) as unknown as NamedQuery,
  '/groups/:id': (id) => groupQuery(id) as unknown as NamedQuery,
  '/synergizer/project/:id': (id) => projectQuery(id) as unknown as NamedQuery,
};
