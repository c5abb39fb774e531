import { ACQUAINTED, ALL_BUT_BLOCKED, COMMUNITY } from '../viewers.js';
import { NAME, row, type Surface } from './surface.js';

export const people: Surface[] = [
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
