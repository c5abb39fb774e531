import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, type QueryClient } from '@futurelab/platform/query';

export type GroupSummary = Schema<'GroupSummary'>;
export type GroupDetail = Schema<'GroupDetail'>;
export type NewGroup = Schema<'NewGroup'>;

/** What listed groups are about, the most frequent first. */
export const groupTopicsQuery = liveQuery(apiQuery('/api/group-topics'), 'group:{id}');

/** Also after a refusal: the rules may be others by now. Its message does not wait for that. */
export function readAgain(
  _data: unknown,
  error: Error | null,
  _variables: unknown,
  _before: unknown,
  { client }: { client: QueryClient },
): Promise<void> | undefined {
  const reading = client.invalidateQueries();
  return error ? undefined : reading;
}

/** Joins a group, or asks to where it decides itself; or leaves it. */
export const membershipMutation = (id: string) =>
  mutationOptions({
    mutationFn: (change: 'enter' | 'leave' | Schema<'JoinBody'>) =>
      change !== 'leave'
        ? write('PUT', '/api/groups/{id}/membership', {
            path: { id },
            ...(change !== 'enter' && { body: change }),
          })
        : write('DELETE', '/api/groups/{id}/membership', { path: { id } }),
    onSettled: readAgain,
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

/** The rules have been read as they are now. */
export const rulesSeenMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('PUT', '/api/groups/{id}/membership/rules', { path: { id } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });

/** Archives a group (read-only) or restores it. */
export const groupArchiveMutation = (id: string) =>
  mutationOptions({
    mutationFn: (archived: boolean) =>
      write(archived ? 'PUT' : 'DELETE', '/api/groups/{id}/archive', { path: { id } }),
    onSuccess: (_data, _archived, _before, { client }) => client.invalidateQueries(),
  });
