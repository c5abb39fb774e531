import { type Community, WORDS } from '../community.js';
import { ALL_BUT_BLOCKED, COMMUNITY, EVERYBODY, HER_GROUPS, NOBODY, type Viewer, HPC } from '../viewers.js';
import { NAME, row, type Surface } from './surface.js';

export const groups: Surface[] = (['public', 'private', 'secret', 'pro'] as const).flatMap((kind) => {
  const page = ({ groups }: Community) => `/api/groups/${groups[kind].slug}`;
  const name = `The ${kind} aviary`;
  const inIt: readonly Viewer[] = ['group member', 'blocked by her', 'blocker', 'herself'];
  const listed = kind === 'secret' ? inIt : EVERYBODY;
  const open = { public: COMMUNITY, private: HER_GROUPS, secret: HER_GROUPS, pro: HPC }[kind];
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
