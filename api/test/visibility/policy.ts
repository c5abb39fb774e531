import type { TestResponse } from '../client.js';
import { type Community, WORDS } from './community.js';
import {
  ACQUAINTED,
  ALL_BUT_BLOCKED,
  COMMUNITY,
  EVERYBODY,
  FRIENDS,
  HER_GROUPS,
  HERSELF,
  NOBODY,
  OTHERS,
  STAFF,
  STAFF_AND_HERSELF,
  type Viewer,
} from './viewers.js';

/** What is looked for in an answer: words, or a condition on it. */
type Trace = string | ((answer: TestResponse, community: Community) => boolean);

export interface Surface {
  /** Reads "who sees …". */
  name: string;
  /** What a client asks for. */
  path: (community: Community) => string;
  shows: Trace;
  sees: readonly Viewer[];
}

const row = (
  name: string,
  path: string | ((community: Community) => string),
  shows: Trace,
  sees: readonly Viewer[],
): Surface => ({ name, path: typeof path === 'string' ? () => path : path, shows, sees });

const NAME = 'zenobia';
const BOTH: readonly Viewer[] = ['admin', 'herself'];

interface Item {
  id: string;
  kind: string;
  actors: { slug: string }[];
}
const told =
  (kind: string, text = ''): Trace =>
  ({ body }) =>
    (body?.items as Item[] | undefined)?.some(
      (item) =>
        item.kind === kind &&
        item.actors.some(({ slug }) => slug === NAME) &&
        JSON.stringify(item).includes(text),
    ) ?? false;
const groupMates: readonly Viewer[] = ['group member'];
const inConversation: readonly Viewer[] = ['friend', 'group member', 'herself'];

const people: Surface[] = [
  row('her in the directory', '/api/members?limit=100', NAME, COMMUNITY),
  row('her in the directory by name', '/api/members?sort=name&limit=100', NAME, COMMUNITY),
  row('her in the search of the directory', '/api/members?q=zenobia', NAME, COMMUNITY),
  row('her among the friends of the directory', '/api/members?friends=true', NAME, ['friend']),
  row('her among the suggestions for a mention', '/api/members?q=zen&limit=6', NAME, COMMUNITY),
  row('her by the filters of the directory', '/api/members?skill=falconry', NAME, COMMUNITY),
  row('her in the search of the site', '/api/search?q=zenobia', NAME, COMMUNITY),
  row('her profile', ({ zenobia }) => `/api/members/${zenobia.slug}`, NAME, ALL_BUT_BLOCKED),
  row('her profile by its id', ({ zenobia }) => `/api/members/${zenobia.id}`, NAME, ALL_BUT_BLOCKED),
  row('her whole name', ({ zenobia }) => `/api/members/${zenobia.slug}`, 'of Palmyra', COMMUNITY),
  row('her as the highlight', '/api/member-highlight', NAME, [...ACQUAINTED, 'friend']),
  row(
    'her among the suggested friends',
    '/api/my/friends',
    ({ body }) => JSON.stringify(body?.suggestions ?? '').includes(NAME),
    ACQUAINTED,
  ),
  row(
    'her among their friends',
    '/api/my/friends',
    ({ body }) => JSON.stringify(body?.friends ?? '').includes(NAME),
    ['friend'],
  ),
  row('whom she has blocked', '/api/my/blocks', ({ body }) => body?.length > 0, ['blocker', 'herself']),
];

const groups: Surface[] = (['public', 'private', 'secret', 'pro'] as const).flatMap((kind) => {
  const page = ({ groups }: Community) => `/api/groups/${groups[kind].slug}`;
  const name = `The ${kind} aviary`;
  const inIt: readonly Viewer[] = ['group member', 'blocked by her', 'blocker', 'herself'];
  const listed = kind === 'secret' ? inIt : EVERYBODY;
  const open = { public: COMMUNITY, private: HER_GROUPS, secret: HER_GROUPS, pro: BOTH }[kind];
  const openWithVisitors = kind === 'public' ? ALL_BUT_BLOCKED : open;
  const word = WORDS[kind];
  const post = ({ posts }: Community) => `/api/posts/${posts[kind].slug}`;
  return [
    row(
      `a ${kind} group in the list of groups`,
      '/api/groups?limit=100',
      name,
      kind === 'secret' ? NOBODY : EVERYBODY,
    ),
    row(`a ${kind} group in their own groups`, '/api/my/groups', name, inIt),
    row(
      `the page of a ${kind} group`,
      page,
      name,
      listed.filter((viewer) => viewer !== 'visitor'),
    ),
    row(`a ${kind} group in the search`, '/api/search?q=aviary', name, listed),
    row(
      `her among the members of a ${kind} group`,
      page,
      ({ body }) => JSON.stringify(body?.members ?? '').includes(NAME),
      open,
    ),
    row(`her post on the page of a ${kind} group`, page, word, open),
    row(`her post in a ${kind} group, in the list`, '/api/posts?limit=100', word, openWithVisitors),
    row(
      `her post in a ${kind} group, by group`,
      ({ groups }) => `/api/posts?group=${groups[kind].slug}`,
      word,
      openWithVisitors,
    ),
    row(`her post in a ${kind} group`, post, word, open),
    row(`her post in a ${kind} group, in the search`, `/api/search?q=${word}`, word, open),
  ];
});

const posts: Surface[] = [
  row('her post in no group, in the list', '/api/posts?limit=100', WORDS.nowhere, ALL_BUT_BLOCKED),
  row('her name on a post in the list', '/api/posts?limit=100', NAME, COMMUNITY),
  row('her post by kind', '/api/posts?kind=discussion&limit=100', WORDS.nowhere, ALL_BUT_BLOCKED),
  row('her post in no group', ({ posts }) => `/api/posts/${posts.nowhere.slug}`, WORDS.nowhere, COMMUNITY),
  row(
    'the history of her post',
    ({ posts }) => `/api/posts/${posts.nowhere.id}/revisions`,
    WORDS.nowhere,
    COMMUNITY,
  ),
  row('her post in no group, in the search', `/api/search?q=${WORDS.nowhere}`, WORDS.nowhere, COMMUNITY),
  row('her posts among their own', '/api/posts?view=mine', WORDS.nowhere, HERSELF),
  row('her post under a lesson', ({ posts }) => `/api/posts/${posts.lesson.slug}`, WORDS.lesson, HER_GROUPS),
  row('her post under a lesson, in the list', '/api/posts?kind=discussion&limit=100', WORDS.lesson, NOBODY),
  row('her post under a lesson, in the search', `/api/search?q=${WORDS.lesson}`, WORDS.lesson, NOBODY),
  row(
    'her post that reports have hidden',
    ({ posts }) => `/api/posts/${posts.hidden.slug}`,
    WORDS.hidden,
    STAFF_AND_HERSELF,
  ),
  row('her hidden post in the list', '/api/posts?limit=100', WORDS.hidden, NOBODY),
  row('her hidden post among their own', '/api/posts?view=mine', WORDS.hidden, NOBODY),
  row('her hidden post in the search', `/api/search?q=${WORDS.hidden}`, WORDS.hidden, NOBODY),
  row('her hidden post in the queue', '/api/admin/reports', WORDS.hidden, STAFF),
  row(
    'the words of what she removed',
    ({ posts }) => `/api/posts/${posts.removed.id}`,
    `About a ${WORDS.removed}`,
    NOBODY,
  ),
  row(
    'the place of what she removed',
    ({ posts }) => `/api/posts/${posts.removed.id}`,
    ({ body }) => body?.removedBy === 'author',
    COMMUNITY,
  ),
  row('what she removed, in the list', '/api/posts?limit=100', WORDS.removed, NOBODY),
  row('what she removed, in the search', `/api/search?q=${WORDS.removed}`, WORDS.removed, NOBODY),
  row(
    'the history of what she removed',
    ({ posts }) => `/api/posts/${posts.removed.id}/revisions`,
    '[',
    NOBODY,
  ),
  row('her reply', ({ open }) => `/api/posts/${open.slug}`, 'of falcons, shown', COMMUNITY),
  row('her hidden reply', ({ open }) => `/api/posts/${open.slug}`, 'of falcons, hidden', STAFF_AND_HERSELF),
  row(
    'the history of her hidden reply',
    ({ replies }) => `/api/replies/${replies.hidden}/revisions`,
    '[',
    STAFF_AND_HERSELF,
  ),
  row('her removed reply', ({ open }) => `/api/posts/${open.slug}`, 'of falcons, removed', NOBODY),
  row(
    'her reaction',
    ({ open }) => `/api/posts/${open.slug}`,
    ({ body }) => body?.reactions?.[0]?.count === 1,
    COMMUNITY,
  ),
];

// Each is told of what she does to theirs.
const notifications: Surface[] = [
  row('a notification of her reply', '/api/my/notifications', told('reply'), OTHERS),
  row('a notification of her reaction', '/api/my/notifications', told('reaction'), OTHERS),
  row('a notification of her mention', '/api/my/notifications', told('mention', WORDS.mention), OTHERS),
  row(
    'a notification of her reply to what they follow',
    '/api/my/notifications',
    told('followed-reply'),
    OTHERS,
  ),
  row(
    'a notification of her post in their group',
    '/api/my/notifications',
    told('group-post', WORDS.private),
    groupMates,
  ),
  row(
    'a notification of her post in an HPC group',
    '/api/my/notifications',
    told('group-post', WORDS.pro),
    NOBODY,
  ),
  row(
    'a notification of her hidden reply',
    '/api/my/notifications',
    ({ body }, { replies }) => JSON.stringify(body).includes(replies.hidden),
    NOBODY,
  ),
  row(
    'a notification of what she wrote under a lesson',
    '/api/my/notifications',
    told('mention', WORDS.lesson),
    groupMates,
  ),
  row('a notification of her message', '/api/my/notifications', told('message'), ['friend', 'group member']),
];

const ownThings: Surface[] = [
  row('her conversation', '/api/conversations', WORDS.reported, inConversation),
  row(
    'the page of her conversation',
    ({ conversation }) => `/api/conversations/${conversation}`,
    WORDS.reported,
    inConversation,
  ),
  row(
    'her messages',
    ({ conversation }) => `/api/conversations/${conversation}/messages`,
    WORDS.unreported,
    inConversation,
  ),
  row(
    'her messages in their search',
    `/api/conversations?query=${WORDS.unreported}`,
    WORDS.unreported,
    inConversation,
  ),
  row('her name in their search of conversations', '/api/conversations?query=zenobia', NAME, [
    'friend',
    'group member',
  ]),
  row('her reported message in the queue', '/api/admin/reports', WORDS.reported, STAFF),
  row('what she wrote beside it, in the queue', '/api/admin/reports', WORDS.unreported, NOBODY),
  row('her draft', '/api/my/drafts', WORDS.draft, HERSELF),
  row(
    'who reported her',
    '/api/admin/reports',
    ({ body }, { people }) => JSON.stringify(body).includes(people.newcomer.slug),
    STAFF,
  ),
  row('her own profile', '/api/my/profile', NAME, HERSELF),
];

/** Who sees what of Zenobia, everywhere the api answers with something of hers. */
export const POLICY: readonly Surface[] = [...people, ...groups, ...posts, ...notifications, ...ownThings];

/** Whether an answer shows it; what was asked for is no answer. */
export function isShown({ shows }: Surface, answer: TestResponse, community: Community): boolean {
  if (answer.status >= 400) return false;
  if (typeof shows === 'function') return shows(answer, community);
  return answer.text.toLowerCase().includes(shows.toLowerCase());
}

/** Who hears at once of what she does, by the topic that their browser is told. */
export const LIVE_POLICY: readonly {
  name: string;
  act: (community: Community) => Promise<unknown>;
  topic: (community: Community) => string;
  hears: readonly Viewer[];
}[] = [
  {
    name: 'her reply in a public group',
    act: ({ clients, open }) => clients.herself.post(`/api/posts/${open.id}/replies`, { body: 'Once more.' }),
    topic: ({ open }) => `post:${open.id}`,
    hears: COMMUNITY,
  },
  {
    name: 'her post in no group',
    act: ({ clients }) =>
      clients.herself.post('/api/posts', { title: 'At once', body: 'Now.', kind: 'discussion' }),
    topic: () => 'posts',
    hears: COMMUNITY,
  },
  ...(['private', 'secret', 'pro'] as const).map((kind) => ({
    name: `her change of a post in a ${kind} group`,
    act: ({ clients, posts }: Community) =>
      clients.herself.patch(`/api/posts/${posts[kind].id}`, { body: 'New.' }),
    topic: ({ posts }: Community) => `post:${posts[kind].id}`,
    hears: kind === 'pro' ? BOTH : HER_GROUPS,
  })),
  {
    name: 'her message',
    act: ({ clients, conversation }) =>
      clients.herself.post(`/api/conversations/${conversation}/messages`, {
        text: 'Now',
        clientId: 'a0000000-0000-4000-8000-000000000001',
      }),
    topic: ({ conversation }) => `conversation:${conversation}`,
    hears: inConversation,
  },
  {
    name: 'her reaction to theirs',
    act: ({ clients, own }) =>
      Promise.all(
        Object.values(own).map(({ id }) => clients.herself.put(`/api/posts/${id}/reactions/insight`)),
      ),
    topic: () => 'posts',
    hears: COMMUNITY,
  },
  {
    name: 'that she leaves a group',
    act: ({ clients, groups }) => clients.herself.delete(`/api/groups/${groups.public.id}/membership`),
    topic: ({ groups }) => `group:${groups.public.id}`,
    hears: COMMUNITY,
  },
  {
    name: 'her draft',
    act: ({ clients }) => clients.herself.put('/api/my/drafts/post', { content: { body: 'More' } }),
    topic: () => 'posts',
    hears: NOBODY,
  },
];
