import { type Community, MARKERS } from '../community.js';
import { ALL_BUT_BLOCKED, COMMUNITY, EVERYBODY, HER_GROUPS, NOBODY, type Viewer, HPC } from '../viewers.js';
import { NAME, row, type Surface } from './surface.js';

const remaining: Surface[] = (['public', 'private', 'secret', 'pro'] as const).flatMap((kind) => {
  const page = ({ groups }: Community) => `/api/groups/${groups[kind].slug}`;
  const name = `The ${kind} aviary`;
  const inIt: readonly Viewer[] = ['group member', 'blocked by her', 'blocker', 'herself'];
  const listed = kind === 'secret' ? inIt : EVERYBODY;
  const open = { public: COMMUNITY, private: HER_GROUPS, secret: HER_GROUPS, pro: HPC }[kind];
  const openWithVisitors = kind === 'public' ? ALL_BUT_BLOCKED : open;
  const word = MARKERS[kind];
  const post = ({ posts }: Community) => `/api/posts/${posts[kind].slug}`;
  return [
    row(
      `a ${kind} group in the list of groups`,
      '/api/groups?limit=100',
      name,
      kind === 'secret' ? NOBODY : EVERYBODY,
    ),
    row(`a ${kind} group in their own groups`, '/api/my/groups', name, inIt),
    row(`a ${kind} group among their active groups`, '/api/my/active-groups', name, inIt),
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
    row(
      `her in the list of members of a ${kind} group`,
      (all) => `${page(all)}/members?limit=100`,
      NAME,
      open,
    ),
    row(
      `who asks to join a ${kind} group`,
      (all) => `${page(all)}/requests`,
      ({ status }) => status === 200,
      kind === 'secret' ? NOBODY : ['admin'],
    ),
    row(`a link she keeps on the page of a ${kind} group`, page, MARKERS.resource, open),
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

const moderated: Surface[] = (['pending', 'hidden'] as const).flatMap((state) => {
  const word = MARKERS[state === 'pending' ? 'pending' : 'hiddenGroup'];
  const page = ({ moderated }: Community) => `/api/groups/${moderated[state].slug}`;
  const its: readonly Viewer[] = ['admin', 'herself'];
  return [
    row(`her ${state} group in the list of groups`, '/api/groups?limit=100', word, NOBODY),
    row(`her ${state} group in their own groups`, '/api/my/groups', word, NOBODY),
    row(`her ${state} group among their active groups`, '/api/my/active-groups', word, NOBODY),
    row(`the page of her ${state} group`, page, word, its),
    row(`her ${state} group in the search`, '/api/search?q=roost', word, ['herself']),
    row(`her ${state} group among the reasons for points`, '/api/my/points/entries?limit=100', word, NOBODY),
    row(
      `who is in her ${state} group`,
      (all) => `${page(all)}/members`,
      ({ status }) => status === 200,
      NOBODY,
    ),
    row(`her post in her ${state} group, in the list`, '/api/posts?limit=100', `Falcons: ${word}`, NOBODY),
    row(`her post in her ${state} group, in the search`, `/api/search?q=${word}`, `Falcons: ${word}`, NOBODY),
    row(
      `her ${state} group in what waits for administrators`,
      '/api/admin/groups/pending',
      word,
      state === 'pending' ? ['admin'] : NOBODY,
    ),
  ];
});

export const groups: Surface[] = [...remaining, ...moderated];
