import { write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';
import { courseDraftQuery, isStale, refreshDraft } from './course-draft';
import { refreshCourseLists } from './course-list';

type Draft = Schema<'CourseDraftResponse'>;
export type Track = Draft['assignedTrack'];

/** A change after which the draft is as the answer says; what members see may have changed. */
const changing = <Variables>(id: string, mutationFn: (variables: Variables) => Promise<Draft>) =>
  mutationOptions({
    scope: { id: `course:${id}` },
    mutationFn,
    onSuccess: (draft, _variables, _before, { client }) => {
      replaceQueryData(client, courseDraftQuery(id).queryKey, draft);
      refreshShown(client);
    },
    onError: (error, _variables, _before, { client }) => {
      if (isStale(error)) void refreshDraft(client, id);
    },
  });

/** Courses as members see them, and the lists of authors. */
function refreshShown(client: QueryClient): void {
  void refreshCourseLists(client);
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/(courses|lessons)\b/.test(String(path)),
  });
}

export const publicationMutation = (id: string) =>
  changing(id, (version: number) =>
    write('PUT', '/api/authoring/courses/{id}/publication', { path: { id }, body: { version } }),
  );

/** @param at by the clocks of the author’s zone, as in "2026-05-14T09:00" */
export const scheduleMutation = (id: string) =>
  changing(id, (at: string) =>
    write('PUT', '/api/authoring/courses/{id}/schedule', { path: { id }, body: { at } }),
  );

export const scheduleCancellation = (id: string) =>
  changing(id, () => write('DELETE', '/api/authoring/courses/{id}/schedule', { path: { id } }));

export const withdrawalMutation = (id: string) =>
  changing(id, (reason: string) =>
    write('DELETE', '/api/authoring/courses/{id}/publication', { path: { id }, body: { reason } }),
  );

export const reofferMutation = (id: string) =>
  changing(id, () => write('DELETE', '/api/authoring/courses/{id}/withdrawal', { path: { id } }));

export const trackMutation = (id: string) =>
  changing(id, (track: Track | null) =>
    write('PUT', '/api/authoring/courses/{id}/track', { path: { id }, body: { track } }),
  );

/** Back to what members see. */
export const discardMutation = (id: string) =>
  mutationOptions({
    scope: { id: `course:${id}` },
    mutationFn: (version: number) =>
      write('DELETE', '/api/authoring/courses/{id}/draft', { path: { id }, query: { version } }),
    onSuccess: async (_nothing, _version, _before, { client }) => {
      void refreshCourseLists(client);
      await refreshDraft(client, id);
    },
    onError: (error, _version, _before, { client }) => {
      if (isStale(error)) void refreshDraft(client, id);
    },
  });

/** Of a course that was never published. */
export const courseDeletionMutation = (id: string) =>
  mutationOptions({
    mutationFn: (version: number) =>
      write('DELETE', '/api/authoring/courses/{id}', { path: { id }, query: { version } }),
    onSuccess: (_nothing, _version, _before, { client }) => void refreshCourseLists(client),
  });
