import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';

export type EventHosting = Schema<'EventHosting'>;

/** Whether an administrator lets a member host events outside of groups. */
export const eventHostingQuery = (id: string) =>
  apiQuery('/api/admin/members/{id}/event-hosting', { path: { id } });

/** Lets a member host, or ends that, for a reason. */
export const eventHostingMutation = (id: string, allowed: boolean) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('PUT', '/api/admin/members/{id}/event-hosting', { path: { id }, body: { allowed, reason } }),
    onSuccess: (hosting, _request, _before, { client }) =>
      replaceQueryData(client, eventHostingQuery(id).queryKey, hosting),
  });
