import { returnPath } from '@futurelab/platform/paths';
import { courseQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { matchPath } from '@futurelab/platform/router';
import { nameQueries } from '../../queries/return-place';

interface Named {
  title?: string;
  name?: string;
  /** Of a course. */
  modules?: { lessons: { id: string; slug: string; title: string }[] }[];
}

/**
 * The page of this site that the visitor came from, with its name as the api has it; null: none. What the address says of it is never
 * shown.
 */
export function useReturnPlace(wanted: string | null | undefined): { to: string; title: string } | null {
  const to = returnPath(wanted);
  const [pathname = ''] = to.split(/[?#]/, 1);
  const found = Object.entries(nameQueries).flatMap(([pattern, of]) => {
    const params = matchPath(pattern, pathname)?.params as { id?: string; lesson?: string } | undefined;
    return params?.id ? [{ ...params, options: of(params.id) }] : [];
  })[0];
  const { data: answer } = useQuery({
    ...(found?.options ?? courseQuery('')),
    enabled: found !== undefined,
  });
  const data = answer as Named | undefined;
  if (to === '/') return null;
  const lessons = data?.modules?.flatMap((module) => module.lessons) ?? [];
  const lesson = lessons.find(({ id, slug }) => id === found?.lesson || slug === found?.lesson);
  const title = found?.lesson ? lesson?.title : (data?.title ?? data?.name);
  return { to, title: title ? `“${title}”` : 'the previous page' };
}
