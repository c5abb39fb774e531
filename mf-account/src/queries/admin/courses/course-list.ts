import { apiPagesQuery, type Schema } from '@futurelab/platform/api';
import type { QueryClient } from '@futurelab/platform/query';

export type CourseToEdit = Schema<'CourseToEditSummary'>;

export const COURSE_STATES = { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' } as const;
export type CourseState = keyof typeof COURSE_STATES;

const isState = (text: string | null): text is CourseState => text !== null && text in COURSE_STATES;

/** The courses that the caller may write, by title. */
export function coursesToEditQuery(params: URLSearchParams) {
  const state = params.get('state');
  return apiPagesQuery('/api/authoring/courses', {
    query: {
      query: params.get('query')?.slice(0, 100) || undefined,
      state: isState(state) ? state : undefined,
      limit: 50,
    },
  });
}

/** The lists are read again: a course came, went or says otherwise. */
export const refreshCourseLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/authoring\/courses(\?|$)/.test(String(path)),
  });
