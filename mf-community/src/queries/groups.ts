import { apiListQuery, apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type GroupSummary = Schema<'GroupSummary'>;
export type GroupDetail = Schema<'GroupDetail'>;
export type NewGroup = Schema<'NewGroup'>;

/** What the list is narrowed to; empty: every group that is listed. */
export interface GroupFilters {
  q?: string;
  privacy?: 'public' | 'private' | 'pro';
  topic?: string;
  mine?: boolean;
}

export const groupsQuery = ({ mine, ...filters }: GroupFilters = {}, cursor?: string) =>
  liveQuery(
    apiListQuery('/api/groups', { query: { ...filters, mine: mine ? 'true' : undefined, cursor } }),
    'group:{id}',
  );
/** What listed groups are about, the most frequent first. */
export const groupTopicsQuery = liveQuery(apiQuery('/api/group-topics'), 'group:{id}');

export const groupQuery = (id: string) =>
  liveQuery(apiQuery('/api/groups/{id}', { path: { id } }), 'group:{id}', 'group-activity:{id}', 'blocks');

/** A member who joins or leaves earns or loses points. */
export const myGroupsQuery = liveQuery(apiQuery('/api/my/groups'), 'points');

/** Joins a group, or asks to where it decides itself; or leaves it. */
export const membershipMutation = (id: string) =>
  mutationOptions({
    mutationFn: (change: 'enter' | 'leave' | { answers: string[] }) =>
      change !== 'leave'
        ? write('PUT', '/api/groups/{id}/membership', {
            path: { id },
            ...(change !== 'enter' && { body: change }),
          })
        : write('DELETE', '/api/groups/{id}/membership', { path: { id } }),
    onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
  });

export const newGroupMutation = mutationOptions({
  mutationFn: (body: NewGroup) => write('POST', '/api/groups', { body }),
  onSuccess: (_data, _group, _before, { client }) => client.invalidateQueries(),
});

export const groupEditMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'GroupChanges'>) => write('PATCH', '/api/groups/{id}', { path: { id }, body }),
    onSuccess: (_data, _changes, _before, { client }) => client.invalidateQueries(),
  });

/** Archives a group (read-only) or restores it. */
export const groupArchiveMutation = (id: string) =>
  mutationOptions({
    mutationFn: (archived: boolean) =>
      write(archived ? 'PUT' : 'DELETE', '/api/groups/{id}/archive', { path: { id } }),
    onSuccess: (_data, _archived, _before, { client }) => client.invalidateQueries(),
  });
