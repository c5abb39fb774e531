import type { MenuLink } from '../../../app/menu-links';
import { currentPlace } from './current-place';

const place = (to: string, app: string): MenuLink => ({ to, label: to, app });
const TABS = [
  place('/', 'mf-account'),
  place('/learn', 'mf-learning'),
  place('/community', 'mf-community'),
  place('/events', 'mf-community'),
  place('/messages', 'mf-community'),
];

const marked = (pathname: string, section?: string, links = TABS) => {
  const current = currentPlace(links, pathname, section);
  return links.flatMap((link) => (current(link) ? [`${link.to} ${current(link)}`] : []));
};

test.each([
  ['/', 'mf-account', ['/ page']],
  ['/events', 'mf-community', ['/events page']],
  ['/events/', 'mf-community', ['/events page']],
  ['/events/salon', 'mf-community', ['/events true']],
  ['/learn/prompts/lesson/one', 'mf-learning', ['/learn true']],
  ['/courses/prompts', 'mf-learning', ['/learn true']],
  ['/groups', 'mf-community', ['/community true']],
  ['/profile', 'mf-account', ['/ true']],
  ['/about', 'mf-marketing', []],
  ['/nowhere', undefined, []],
])('On %s of %s the current tab is %s', (pathname, section, expected) => {
  expect(marked(pathname, section)).toEqual(expected);
});

test('Of two links that lead to what a page is a part of, the closer one is current', () => {
  const links = [place('/community', 'mf-community'), place('/community/discussions', 'mf-community')];
  expect(marked('/community/discussions/checking', undefined, links)).toEqual([
    '/community/discussions true',
  ]);
  expect(marked('/community/friends', undefined, links)).toEqual(['/community true']);
  expect(marked('/communityworks', undefined, links)).toEqual([]);
});
