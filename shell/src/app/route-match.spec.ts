import { matchRoutes } from '@futurelab/platform/router';
import type { Access } from '@futurelab/platform/contract';
import type { Remote } from './remote';
import { matchRoute } from './route-match';

const remote = (app: string, routes: [path: string, page: string, access: Access][]): Remote => ({
  snapshot: {
    app,
    release: 'r1',
    globalName: app,
    folder: '/',
    entry: 'remoteEntry.js',
    integrity: '',
    previous: null,
    disabled: false,
    reason: 'live',
    routes: routes.map(([path, page, access]) => ({ path, page, title: page, access })),
  },
  get: () => Promise.reject(new Error('not needed')),
  release: () => 'r1',
  fallBack: () => false,
  retry: () => undefined,
});

const remotes = [
  remote('mf-marketing', [['/', 'landing-page', 'visitor']]),
  remote('mf-account', [
    ['/', 'home-page', 'member'],
    ['/profile', 'own-profile-page', 'member'],
    ['/profile/:id', 'profile-page', 'public'],
  ]),
];
const shown = (path: string, signedIn: boolean) => {
  const { route, params, signInRequired } = matchRoute(remotes, signedIn, path);
  return { page: route?.declared.page, params, signInRequired };
};

describe('the route table', () => {
  it('shows visitors the landing page and members their home, at one address', () => {
    expect(shown('/', false)).toMatchObject({ page: 'landing-page', signInRequired: false });
    expect(shown('/', true)).toMatchObject({ page: 'home-page', signInRequired: false });
  });

  it('asks visitors of a member’s page to sign in', () => {
    expect(shown('/profile', false)).toMatchObject({ page: 'own-profile-page', signInRequired: true });
    expect(shown('/profile', true)).toMatchObject({ signInRequired: false });
  });

  it('reads the parts of a path', () => {
    expect(shown('/profile/maya-okafor', false)).toMatchObject({
      page: 'profile-page',
      params: { id: 'maya-okafor' },
    });
  });

  it('knows what nobody declared', () => {
    expect(shown('/nowhere', true).page).toBeUndefined();
  });
});

describe('a table', () => {
  const paths = [
    '/',
    '/courses',
    '/courses/new',
    '/courses/:id',
    '/courses/:id/lessons/:lesson',
    '/:page',
    '/:page/terms',
    '/files/*',
    '/news/:year?/all',
    '/archive?/old',
    '/events/:id.ics',
    '/admin/*',
    '/admin/members',
  ];
  const sections = [
    remote(
      'mf-learning',
      paths.map((path) => [path, path, 'public']),
    ),
  ];

  it.each([
    ...[
      '/',
      '//',
      '/courses',
      '/Courses/',
      '/courses//',
      '/COURSES/New',
      '/courses/7',
      '/courses/7/lessons/2',
    ],
    ...[
      '/courses//lessons/2',
      '/anything',
      '/anything/terms',
      '/any/thing',
      '/files',
      '/files/a/b/c',
      '/files/',
    ],
    ...[
      '/news/all',
      '/news/2026/all',
      '/archive/old',
      '/old',
      '/events/salon.ics',
      '/events/salon',
      '/admin',
    ],
    ...['/admin/members', '/admin/members/1', '/c%6Furses/7', '/courses/%2F', '/a%2Fb', '/b/*'],
  ])('means by %s what the router means', (path) => {
    const [found] =
      matchRoutes(
        paths.map((each) => ({ path: each })),
        path,
      ) ?? [];
    const { route, params } = matchRoute(sections, true, path);
    expect([route?.declared.path, params]).toEqual([found?.route.path, found?.params ?? {}]);
  });

  it('is made once for the sections of many pages', () => {
    const read = jest.fn(() => remotes[1]!.snapshot.routes);
    const counted = [{ snapshot: Object.defineProperty({}, 'routes', { get: read }) as Remote['snapshot'] }];
    for (const path of ['/', '/profile', '/profile/maya']) matchRoute(counted, true, path);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
