import type { Access, MenuPlace } from '@futurelab/platform/contract';
import { ada, leo } from '@futurelab/platform/testing';
import { declaredLinks } from './menu-links';

const route = (path: string, access: Access, ...menu: MenuPlace<string>[]) => ({
  path,
  page: 'page',
  title: path,
  access,
  menu,
});
const place = (label: string, order: number, group = 'personal') => ({ group, label, order });
const labels = (...[releases, viewer]: Parameters<typeof declaredLinks>) =>
  declaredLinks(releases, viewer).map(({ label }) => label);

test('Links of several sections stand in the order that they ask for', () => {
  const links = declaredLinks(
    [
      { routes: [route('/flow', 'public', place('The Flow', 30)), route('/about', 'public')] },
      { routes: [route('/learn', 'public', place('Learning Hub', 20), place('Hub', 10, 'footer-learn'))] },
    ],
    null,
  );
  expect(links.map(({ group, label, to }) => `${group}: ${label} ${to}`)).toEqual([
    'footer-learn: Hub /learn',
    'personal: Learning Hub /learn',
    'personal: The Flow /flow',
  ]);
});

test('Links that ask for the same place stand by their addresses, whichever section comes first', () => {
  const releases = ['/b', '/a'].map((path) => ({ routes: [route(path, 'public', place(path, 10))] }));
  expect(labels(releases, null)).toEqual(['/a', '/b']);
  expect(labels(releases.toReversed(), null)).toEqual(['/a', '/b']);
});

test('A link is shown to whom its page is for', () => {
  const routes = [
    route('/', 'visitor', place('Visitors', 1)),
    route('/groups', 'public', place('Everybody', 2)),
    route('/profile', 'member', place('Members', 3)),
    route('/admin/reports', 'moderator', place('Moderators', 4)),
    route('/admin', 'admin', place('Administrators', 5)),
  ];
  expect(labels([{ routes }], null)).toEqual(['Visitors', 'Everybody']);
  expect(labels([{ routes }], leo)).toEqual(['Everybody', 'Members']);
  expect(labels([{ routes }], { ...leo, isModerator: true })).toEqual(['Everybody', 'Members', 'Moderators']);
  expect(labels([{ routes }], ada)).toEqual(['Everybody', 'Members', 'Administrators']);
});

test('A link may be for fewer people than its page', () => {
  const routes = [route('/admin', 'moderator', { ...place('Admin', 1), access: 'admin' })];
  expect(labels([{ routes }], ada)).toEqual(['Admin']);
  expect(labels([{ routes }], { ...leo, isModerator: true })).toEqual([]);
});

test('A link may have a query, and older releases have no places at all', () => {
  const { menu: _, ...old } = route('/courses', 'public');
  const join = { ...place('Join HPC', 1), search: '?membership=hpc' };
  expect(declaredLinks([{ routes: [old, route('/subscribe', 'public', join)] }], null)).toEqual([
    { group: 'personal', label: 'Join HPC', order: 1, to: '/subscribe?membership=hpc' },
  ]);
});
