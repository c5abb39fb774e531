import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type MySession = Schema<'MySession'>;
export type MyIdentity = Schema<'MyIdentity'>;

export const mySessionsQuery = apiQuery('/api/my/sessions');
export const myIdentitiesQuery = apiQuery('/api/my/identities');

export const sessionEndMutation = mutationOptions({
  mutationFn: (id: string) => write('DELETE', '/api/my/sessions/{id}', { path: { id } }),
  onSettled: (_data, _error, _id, _before, { client }) =>
    client.invalidateQueries({ queryKey: mySessionsQuery.queryKey }),
});

/** Here too: the page is left afterwards. */
export const allSessionsEndMutation = mutationOptions({
  mutationFn: () => write('DELETE', '/api/my/sessions'),
});

export const identityRemovalMutation = mutationOptions({
  mutationFn: (provider: string) => write('DELETE', '/api/my/identities/{provider}', { path: { provider } }),
  onSettled: (_data, _error, _provider, _before, { client }) =>
    client.invalidateQueries({ queryKey: myIdentitiesQuery.queryKey }),
});
