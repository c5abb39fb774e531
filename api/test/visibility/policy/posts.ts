import { WORDS } from '../community.js';
import {
  ALL_BUT_BLOCKED,
  COMMUNITY,
  HER_GROUPS,
  HERSELF,
  NOBODY,
  STAFF_AND_HERSELF,
  STAFF,
} from '../viewers.js';
import { NAME, row, type Surface } from './surface.js';

export const posts: Surface[] = [
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
