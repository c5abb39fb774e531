import { apiListQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** What a member lets the reader see: hidden fields are null or empty. */
export type MemberProfile = Schema<'MemberProfile'>;

const FOUND = 6;

/** Some members to choose from: by a search, or friends without any. */
export const membersToChooseQuery = (q: string) =>
  apiListQuery('/api/members', { query: q ? { q, limit: FOUND } : { friends: 'true', limit: FOUND } });

/** Asks to connect or accepts; or ends it, takes it back or declines. */
export const friendshipMutation = (id: string) =>
  mutationOptions({
    mutationFn: async (change: 'connect' | 'disconnect') => {
      if (change === 'connect') await write('PUT', '/api/members/{id}/friendship', { path: { id } });
      else await write('DELETE', '/api/members/{id}/friendship', { path: { id } });
    },
    onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
  });

/** Would like the member and another one to know each other. */
export const introductionMutation = (id: string) =>
  mutationOptions({
    mutationFn: (introduction: Schema<'NewIntroduction'>) =>
      write('POST', '/api/members/{id}/introductions', { path: { id }, body: introduction }),
    onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
  });

export const blockedMembersQuery = liveQuery(
  apiListQuery('/api/my/blocks', { query: { limit: 100 } }),
  'blocks',
);
