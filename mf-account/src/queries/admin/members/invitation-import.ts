import { write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';
import { invitationsQuery } from './invitations';

export type ImportResult = Schema<'InvitationImportResult'>;
export type ImportedRow = ImportResult['rows'][number];

const PATH = '/api/admin/invitations/import';

/** Says what would come of each row. Later the same rows are meant anew. */
export const importPreviewMutation = mutationOptions({
  mutationFn: (content: string) => write('POST', PATH, { body: { content, preview: true }, key: null }),
});

/** Invites the people in the rows; takes the reason. */
export const importMutation = (rows: { content: string; message: string }) =>
  mutationOptions({
    mutationFn: (reason: string) => write('POST', PATH, { body: { ...rows, preview: false, reason } }),
    onSuccess: (_result, _reason, _before, { client }) =>
      client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
