import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';

export type EventHosting = Schema<'EventHosting'>;

/** Whether an administrator lets a member host events outside of groups. */
export const eventHostingQuery = (id: string) =>
  apiQuery('/api/admin/members/{id}/event-hosting', { path: { id } });

export const eventHostingMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'EventHostingRequest'>) =>
      write('PUT', '/api/admin/members/{id}/event-hosting', { path: { id }, body }),
    onSuccess: (hosting, _request, _before, { client }) =>
      replaceQueryData(client, eventHostingQuery(id).queryKey, hosting),
  });
