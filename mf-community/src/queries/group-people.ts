import { apiListQuery, apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';
import { readAgain } from './groups';

export type GroupPerson = Schema<'GroupMemberItem'>;
export type GroupRole = GroupPerson['role'];
export type JoinRequest = Schema<'JoinRequestItem'>;
export type Invitation = Schema<'InvitationItem'>;

export const groupMembersQuery = (id: string, cursor?: string) =>
  liveQuery(
    apiListQuery('/api/groups/{id}/members', { path: { id }, query: { limit: 50, cursor } }),
    'group:*',
    'blocks',
  );

/** For owners and moderators. */
export const joinRequestsQuery = (id: string, cursor?: string) =>
  liveQuery(apiListQuery('/api/groups/{id}/requests', { path: { id }, query: { cursor } }), 'group:*');

/** For owners and moderators. */
export const invitationsQuery = (id: string) =>
  liveQuery(apiQuery('/api/groups/{id}/invitations', { path: { id } }), 'group:*');

export const groupInvitationQuery = (code: string) =>
  apiQuery('/api/group-invitations/{code}', { path: { code } });

export type BannedMember = Schema<'BannedMember'>;

/** For owners. */
export const bansQuery = (id: string) =>
  liveQuery(apiQuery('/api/groups/{id}/bans', { path: { id } }), 'group:*');

export const unbanMutation = (id: string) =>
  mutationOptions({
    mutationFn: (memberId: string) =>
      write('DELETE', '/api/groups/{id}/bans/{memberId}', { path: { id, memberId } }),
    onSuccess: (_data, _memberId, _before, { client }) => client.invalidateQueries(),
  });

/** Lets a member in, or declines. */
export const joinRequestMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ memberId, agrees }: { memberId: string; agrees: boolean }) =>
      write(agrees ? 'PUT' : 'DELETE', '/api/groups/{id}/requests/{memberId}', { path: { id, memberId } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });

export const groupRoleMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ memberId, ...body }: { memberId: string; role: GroupRole; handOver?: boolean }) =>
      write('PUT', '/api/groups/{id}/members/{memberId}', { path: { id, memberId }, body }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });

/** Removes a member; `ban`: they do not come back until an owner lets them. */
export const groupRemovalMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ memberId, ban }: { memberId: string; ban: boolean }) =>
      write('DELETE', '/api/groups/{id}/members/{memberId}', {
        path: { id, memberId },
        query: { ban: ban ? 'true' : undefined },
      }),
    onSuccess: (_data, _memberId, _before, { client }) => client.invalidateQueries(),
  });

export const newInvitationMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'NewInvitation'>) =>
      write('POST', '/api/groups/{id}/invitations', { path: { id }, body }),
    onSuccess: (_data, _body, _before, { client }) => client.invalidateQueries(),
  });

export const invitationRemovalMutation = (id: string) =>
  mutationOptions({
    mutationFn: (invitationId: string) =>
      write('DELETE', '/api/groups/{id}/invitations/{invitationId}', { path: { id, invitationId } }),
    onSuccess: (_data, _id, _before, { client }) => client.invalidateQueries(),
  });

export const invitationAcceptance = (code: string) =>
  mutationOptions({
    mutationFn: (agreement: Schema<'RulesAgreement'>) =>
      write('PUT', '/api/group-invitations/{code}/membership', { path: { code }, ...{ body: agreement } }),
    onSettled: readAgain,
  });
