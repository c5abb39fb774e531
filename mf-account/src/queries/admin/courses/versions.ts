import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';
import { courseDraftQuery, isStale, refreshDraft } from './course-draft';

export type CourseVersion = Schema<'PublishedVersionSummary'>;

/** What was published, the latest first. */
export const courseVersionsQuery = (id: string) =>
  apiPagesQuery('/api/authoring/courses/{id}/versions', { path: { id }, query: { limit: 20 } });

export const courseVersionQuery = (id: string, number: number) =>
  apiQuery('/api/authoring/courses/{id}/versions/{number}', { path: { id, number: String(number) } });

/** Makes a version the draft. */
export const restorationMutation = (id: string, number: number) =>
  mutationOptions({
    scope: { id: `course:${id}` },
    mutationFn: (version: number) =>
      write('POST', '/api/authoring/courses/{id}/versions/{number}/restoration', {
        path: { id, number: String(number) },
        body: { version },
      }),
    onSuccess: (draft, _version, _before, { client }) =>
      replaceQueryData(client, courseDraftQuery(id).queryKey, draft),
    onError: (error, _version, _before, { client }) => {
      if (isStale(error)) void refreshDraft(client, id);
    },
  });
