import { apiPagesQuery, type Schema } from '@futurelab/platform/api';
import type { QueryClient } from '@futurelab/platform/query';
import { choiceIn, textIn } from '../../../shared/model/list-filters';

export type CourseToEdit = Schema<'CourseToEditSummary'>;

export const COURSE_STATES = { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' } as const;

/** The courses that the caller may write, by title. */
export const coursesToEditQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/authoring/courses', {
    query: { query: textIn(params, 'query'), state: choiceIn(params, 'state', COURSE_STATES), limit: 50 },
  });

/** The lists are read again: a course came, went or says otherwise. */
export const refreshCourseLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/authoring\/courses(\?|$)/.test(String(path)),
  });
