import { type Community } from '../community.js';
import { COMMUNITY, HER_GROUPS, NOBODY, type Viewer, HPC, IN_CONVERSATION } from '../viewers.js';

/** Who hears at once of what she does, by the topic that their browser is notified of. */
export const LIVE_POLICY: readonly {
  name: string;
  action: (community: Community) => Promise<unknown>;
  topic: (community: Community) => string;
  hears: readonly Viewer[];
}[] = [
  {
    name: 'her reply in a public group',
    action: ({ clients, open }) =>
      clients.herself.post(`/api/posts/${open.id}/replies`, { body: 'Once more.' }),
    topic: ({ open }) => `post:${open.id}`,
    hears: COMMUNITY,
  },
  {
    name: 'her post in no group',
    action: ({ clients }) =>
      clients.herself.post('/api/posts', { title: 'At once', body: 'Now.', kind: 'discussion' }),
    topic: () => 'posts',
    hears: COMMUNITY,
  },
  ...(['private', 'secret', 'pro'] as const).map((kind) => ({
    name: `her change of a post in a ${kind} group`,
    action: ({ clients, posts }: Community) =>
      clients.herself.patch(`/api/posts/${posts[kind].id}`, { body: 'New.' }),
    topic: ({ posts }: Community) => `post:${posts[kind].id}`,
    hears: kind === 'pro' ? HPC : HER_GROUPS,
  })),
  {
    name: 'her message',
    action: ({ clients, conversation }) =>
      clients.herself.post(`/api/conversations/${conversation}/messages`, {
        text: 'Now',
      }),
    topic: ({ conversation }) => `conversation:${conversation}`,
    hears: IN_CONVERSATION,
  },
  {
    name: 'her reaction to theirs',
    action: ({ clients, own }) =>
      Promise.all(
        Object.values(own).map(({ id }) => clients.herself.put(`/api/posts/${id}/reactions/insight`)),
      ),
    topic: () => 'posts',
    hears: COMMUNITY,
  },
  {
    name: 'that she leaves a group',
    action: ({ clients, groups }) => clients.herself.delete(`/api/groups/${groups.public.id}/membership`),
    topic: ({ groups }) => `group:${groups.public.id}`,
    hears: COMMUNITY,
  },
  {
    name: 'her draft',
    action: ({ clients }) => clients.herself.put('/api/my/drafts/post', { content: { body: 'More' } }),
    topic: () => 'posts',
    hears: NOBODY,
  },
];
