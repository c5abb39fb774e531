import { apiListQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, type QueryClient } from '@futurelab/platform/query';

export type ProjectSummary = Schema<'ProjectSummary'>;
export type ProjectDetail = Schema<'ProjectDetail'>;
export type ProjectStage = ProjectSummary['stage'];
export type NewProject = Schema<'NewProject'>;
export type Topic = NonNullable<ProjectSummary['topic']>;

export interface ProjectFilters {
  stage?: ProjectStage;
  topic?: Topic;
  skill?: string;
  hours?: number;
}

export const projectsQuery = (filters: ProjectFilters, cursor?: string) =>
  liveQuery(apiListQuery('/api/projects', { query: { ...filters, cursor } }), 'projects', 'blocks');

const invalidateAll = {
  onSuccess: (_data: unknown, _change: unknown, _before: unknown, { client }: { client: QueryClient }) =>
    client.invalidateQueries(),
};

export const newProjectMutation = mutationOptions({
  mutationFn: (body: NewProject) => write('POST', '/api/projects', { body }),
  ...invalidateAll,
});

export const projectChangeMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'ProjectChanges'>) =>
      write('PATCH', '/api/projects/{id}', { path: { id }, body }),
    ...invalidateAll,
  });

export const stageMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'NewStage'>) =>
      write('PUT', '/api/projects/{id}/stage', { path: { id }, body }),
    ...invalidateAll,
  });

/** A moderator gives a proposal back. */
export const returnMutation = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('PUT', '/api/projects/{id}/return', { path: { id }, body: { reason } }),
    ...invalidateAll,
  });

export const projectUpdateMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'NewProjectUpdate'>) =>
      write('POST', '/api/projects/{id}/updates', { path: { id }, body }),
    ...invalidateAll,
  });

export const projectDiscussionMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('PUT', '/api/projects/{id}/discussion', { path: { id } }),
    ...invalidateAll,
  });

export const joinMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'NewProjectRequest'>) =>
      write('POST', '/api/projects/{id}/requests', { path: { id }, body }),
    ...invalidateAll,
  });

export const requestAnswerMutation = (id: string, requestId: string) =>
  mutationOptions({
    mutationFn: (state: 'accepted' | 'declined') =>
      write('PUT', '/api/projects/{id}/requests/{requestId}', { path: { id, requestId }, body: { state } }),
    ...invalidateAll,
  });

/** Leaves, or takes back the request. */
export const leaveProjectMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('DELETE', '/api/projects/{id}/membership', { path: { id } }),
    ...invalidateAll,
  });

/** The owner takes a member out. */
export const dismissalMutation = (id: string) =>
  mutationOptions({
    mutationFn: (memberId: string) =>
      write('DELETE', '/api/projects/{id}/members/{memberId}', { path: { id, memberId } }),
    ...invalidateAll,
  });

export const handOverMutation = (id: string) =>
  mutationOptions({
    mutationFn: (memberId: string) =>
      write('PUT', '/api/projects/{id}/owner', { path: { id }, body: { memberId } }),
    ...invalidateAll,
  });
