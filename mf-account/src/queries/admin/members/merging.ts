import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type MergePreview = Schema<'MergePreview'>;

/** Whom a name or an address finds. */
export const foundMembersQuery = (query: string) =>
  apiQuery('/api/admin/members', { query: { query, limit: 10 } });

/** What would become of everything of the account that goes. */
export const mergePreviewQuery = (id: string, goes: string) =>
  apiQuery('/api/admin/members/{id}/merge', { path: { id }, query: { goes } });

export const mergeMutation = (id: string, goes: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('POST', '/api/admin/members/{id}/merge', { path: { id }, body: { goes, reason } }),
    onSuccess: (_nothing, _reason, _before, { client }) => client.invalidateQueries(),
  });
