import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';

export type DataExport = Schema<'DataExport'>;
export type DataImport = Schema<'DataImport'>;
export type AccountDeletion = Schema<'AccountDeletion'>;

export const dataExportQuery = liveQuery(apiQuery('/api/my/export'), 'own-data');
export const accountDeletionQuery = liveQuery(apiQuery('/api/my/deletion'), 'me');

/** Asks for a copy of everything of one's own. */
export const dataExportMutation = mutationOptions({
  mutationFn: () => write('POST', '/api/my/export', {}),
  onSuccess: (state, _none, _before, { client }) => replaceQueryData(client, dataExportQuery.queryKey, state),
});

/** Says what an archive would bring in, or brings it in. */
export const dataImportMutation = mutationOptions({
  mutationFn: ({ file, preview }: { file: File; preview: boolean }) => {
    const body = new FormData();
    body.set('file', file);
    return write('POST', '/api/my/import', { query: { preview }, body });
  },
  onSuccess: (_data, { preview }, _before, { client }) => (preview ? undefined : client.invalidateQueries()),
});

/** Has the account erased in 14 days. */
export const accountDeletionMutation = mutationOptions({
  mutationFn: (removesWriting: boolean) =>
    write('POST', '/api/my/deletion', { body: { removesWriting }, key: null }),
  onSuccess: (_data, _removes, _before, { client }) => client.invalidateQueries(),
});

export const cancelDeletionMutation = mutationOptions({
  mutationFn: () => write('DELETE', '/api/my/deletion', {}),
  onSuccess: (_data, _none, _before, { client }) => client.invalidateQueries(),
});
