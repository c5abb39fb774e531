import { apiQuery } from '@futurelab/platform/api';
import { returnPath } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { matchPath } from '@futurelab/platform/router';

interface Named {
  title?: string;
  name?: string;
  /** Of a course. */
  modules?: { lessons: { id: string; slug: string; title: string }[] }[];
}

const course = (id: string) => apiQuery('/api/courses/{id}', { path: { id } });
type NamedQuery = ReturnType<typeof course>;

/** What names the page at a path. */
const queries: Record<string, (id: string) => NamedQuery> = {
  '/learn/:id/lesson/:lesson': course,
  '/learn/:id': course,
  '/courses/:id': course,
  '/events/:id': (id) => apiQuery('/api/events/{id}', { path: { id } }) as unknown as NamedQuery,
  '/groups/:id': (id) => apiQuery('/api/groups/{id}', { path: { id } }) as unknown as NamedQuery,
  '/synergizer/project/:id': (id) =>
    apiQuery('/api/projects/{id}', { path: { id } }) as unknown as NamedQuery,
};

/**
 * The page of this site that somebody came from, with its name as the api has it; null: none. What the address says of it is never
 * shown.
 */
export function useReturnPlace(wanted: string | null | undefined): { to: string; title: string } | null {
  const to = returnPath(wanted);
  const [pathname = ''] = to.split(/[?#]/, 1);
  const found = Object.entries(queries).flatMap(([pattern, of]) => {
    const params = matchPath(pattern, pathname)?.params as { id?: string; lesson?: string } | undefined;
    return params?.id ? [{ ...params, options: of(params.id) }] : [];
  })[0];
  const { data: answer } = useQuery({ ...(found?.options ?? course('')), enabled: found !== undefined });
  const data = answer as Named | undefined;
  if (to === '/') return null;
  const lessons = data?.modules?.flatMap((module) => module.lessons) ?? [];
  const lesson = lessons.find(({ id, slug }) => id === found?.lesson || slug === found?.lesson);
  const title = found?.lesson ? lesson?.title : (data?.title ?? data?.name);
  return { to, title: title ? `“${title}”` : 'where you were' };
}
