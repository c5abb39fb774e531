import { apiPagesQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type OpenInvitation = Schema<'OpenInvitation'>;
export type InvitationRequest = Schema<'InvitationRequest'>;
export type InvitationResult = Schema<'InvitationResult'>;

export const invitationsQuery = apiPagesQuery('/api/admin/invitations', { query: { limit: 50 } });

export const invitationMutation = mutationOptions({
  mutationFn: (body: InvitationRequest) => write('POST', '/api/admin/invitations', { body }),
  onSuccess: (_result, _request, _before, { client }) =>
    client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
});

export const INVITATION_ACTS = {
  resend: (id: string) => write('POST', '/api/admin/invitations/{id}/resend', { path: { id } }),
  withdraw: (id: string) => write('DELETE', '/api/admin/invitations/{id}', { path: { id } }),
};

/** Reads the list again also where it was refused: someone may have accepted it. */
export const invitationActMutation = (id: string, act: keyof typeof INVITATION_ACTS) =>
  mutationOptions({
    mutationFn: async () => {
      await INVITATION_ACTS[act](id);
    },
    onSettled: (_nothing, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
