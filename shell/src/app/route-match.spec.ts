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
