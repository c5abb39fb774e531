import { ada, leo, maya } from '@futurelab/platform/testing';
import {
  accountLinks,
  footerColumns,
  headerActions,
  isCurrent,
  menusFor,
  mobilePersonalLinks,
  nameOf,
  personalLinks,
} from './menus';

const shape = (menus: ReturnType<typeof menusFor>) =>
  Object.fromEntries(
    menus.map(({ label, links }) => [label, links.map((link) => `${link.label} ${link.to}`)]),
  );

const forEverybody = {
  About: ['About /about', 'Digital Mystics /digital-mystics/book', 'Partners /partners'],
  Services: ['Speaking & Events /speaker-consulting', 'AI Services /services'],
  Learn: ['Epic Life Lab /futurelab-academy', 'Learning Hub /learn', 'The Flow /flow'],
};

const community = {
  Community: [
    'Synergizer /synergizer',
    'Members /community/members',
    'Friends /community/friends',
    'Discussions /community/discussions',
    'Interest Groups /groups',
  ],
};

const personal = ['/profile', '/notifications', '/messages', '/progress', '/recommendations'];
const addresses = (links: { to: string }[]) => links.map(({ to }) => to);

describe('A visitor', () => {
  test('sees About, Services and Learn', () => {
    expect(shape(menusFor(null))).toEqual(forEverybody);
  });

  test('is offered Login, which comes back to the page, and HPC Pro', () => {
    expect(headerActions(null, '/courses?track=ai-mastery')).toEqual([
      { to: '/api/login?returnTo=%2Fcourses%3Ftrack%3Dai-mastery', label: 'Login' },
      { to: '/subscribe?membership=hpc', label: 'HPC Pro' },
    ]);
  });
});

describe('A signed-in person who is no member', () => {
  test('sees Community as well', () => {
    expect(shape(menusFor(leo))).toEqual({ ...forEverybody, ...community });
  });

  test('is offered Join HPC and no login', () => {
    expect(headerActions(leo, '/')).toEqual([{ to: '/subscribe?membership=hpc', label: 'Join HPC' }]);
  });

  test('has the personal menu, with neither Admin nor Dashboard on any screen', () => {
    expect(addresses(personalLinks(leo))).toEqual(personal);
    expect(addresses(mobilePersonalLinks(leo))).toEqual(personal);
  });
});

describe('An HPC member', () => {
  test('is offered nothing to join', () => {
    expect(headerActions(maya, '/')).toEqual([]);
  });

  test('finds the Dashboard in the side menu, and no Admin for being a member', () => {
    expect(addresses(personalLinks(maya))).toEqual(personal);
    expect(addresses(mobilePersonalLinks(maya))).toEqual(['/dashboard', ...personal]);
  });
});

describe('An admin', () => {
  test('finds Admin on desktop and mobile', () => {
    const notMember = { ...ada, isHPCMember: false };
    expect(addresses(personalLinks(notMember))).toEqual([...personal, '/admin']);
    expect(addresses(mobilePersonalLinks(notMember))).toEqual([...personal, '/admin']);
  });
});

test('Settings and the membership stand beside the personal links', () => {
  expect(accountLinks).toEqual([
    { to: '/account/notifications', label: 'Settings' },
    { to: '/account/membership', label: 'Membership' },
  ]);
});

test('The footer has Learn, Community and Membership, where HPC Catalyst is the membership', () => {
  expect(footerColumns.map(({ title }) => title)).toEqual(['Learn', 'Community', 'Membership']);
  expect(footerColumns[2]?.links[0]).toEqual({ to: '/subscribe?membership=hpc', label: 'HPC Catalyst' });
  const all = footerColumns.flatMap(({ links }) => addresses(links));
  expect(all).toEqual(expect.arrayContaining(['/courses', '/events', '/community']));
});

test.each([
  ['/groups', '/groups', true],
  ['/groups?sort=new', '/groups', true],
  ['/groups', '/groups/', true],
  ['/', '/', true],
  ['/', '/groups', false],
  ['/groups', '/groups/quiet-rooms', false],
])('A link to %s on the page %s is the current one: %s', (to, pathname, current) => {
  expect(isCurrent(to, pathname)).toBe(current);
});

test.each([
  ['Maya', 'Okafor', 'Maya Okafor'],
  ['Maya', null, 'Maya'],
  [null, null, 'Catalyst'],
])('A member called %s %s is named %s', (firstName, lastName, name) => {
  expect(nameOf({ ...maya, firstName, lastName })).toBe(name);
});
