import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, type QueryClient } from '@futurelab/platform/query';

export type Redirect = Schema<'RedirectEntry'>;
export type RedirectBody = Schema<'RedirectBody'>;

/** All of them, by the path that leads on. */
export const redirectsQuery = apiQuery('/api/admin/redirects');

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: redirectsQuery.queryKey });

/** Adds one, or puts it in the place of the one with the id. */
export const redirectMutation = (id: string | null) =>
  mutationOptions({
    mutationFn: (body: RedirectBody) =>
      id === null
        ? write('POST', '/api/admin/redirects', { body })
        : write('PUT', '/api/admin/redirects/{id}', { path: { id }, body }),
    onSettled: (_data, _error, _body, _before, { client }) => refresh(client),
  });

/** Takes the reason. */
export const redirectRemovalMutation = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('DELETE', '/api/admin/redirects/{id}', { path: { id }, body: { reason } }),
    onSettled: (_data, _error, _reason, _before, { client }) => refresh(client),
  });
