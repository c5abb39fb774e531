import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Friends = Schema<'FriendsResponse'>;
export type ReceivedIntroduction = Schema<'ReceivedIntroduction'>;
export type MadeIntroduction = Schema<'MadeIntroduction'>;

export const friendsQuery = liveQuery(apiQuery('/api/my/friends'), 'friends', 'blocks');
export const introductionsQuery = liveQuery(apiQuery('/api/my/introductions'), 'friends', 'blocks');

/** Asks to connect or accepts; or ends it, takes it back or declines. */
export const friendshipMutation = mutationOptions({
  mutationFn: async ({ id, change }: { id: string; change: 'connect' | 'disconnect' }) => {
    if (change === 'connect') await write('PUT', '/api/members/{id}/friendship', { path: { id } });
    else await write('DELETE', '/api/members/{id}/friendship', { path: { id } });
  },
  onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
});

/** Says yes or no to an introduction, or takes back one's own. */
export const introductionMutation = mutationOptions({
  mutationFn: async ({ id, agrees }: { id: string; agrees: boolean }) => {
    if (agrees) await write('PUT', '/api/my/introductions/{id}', { path: { id } });
    else await write('DELETE', '/api/my/introductions/{id}', { path: { id } });
  },
  onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
});

/** Would like the member and another one to know each other. */
export const newIntroductionMutation = (id: string) =>
  mutationOptions({
    mutationFn: (introduction: Schema<'NewIntroduction'>) =>
      write('POST', '/api/members/{id}/introductions', { path: { id }, body: introduction }),
    onSuccess: (_data, _change, _before, { client }) => client.invalidateQueries(),
  });
