import type { ReleaseManifest } from '@futurelab/platform/manifest';
import type { ResolvedRelease } from '../releases/release-set';
import { releasesFor, type RenderJob } from './render-job';

const menu = [{ group: 'personal', label: 'Here', order: 1 }];
const resolved = (app: string, paths: string[]): ResolvedRelease => ({
  manifest: {
    app,
    release: 'r1',
    remote: { globalName: app, entry: 'remoteEntry.js' },
    server: 'server.cjs',
    assets: { 'server.cjs': { integrity: 'sha384-abc' } },
    routes: paths.map((path) => ({
      path,
      page: path,
      title: path,
      access: 'member',
      ...(path === '/profile' && { menu }),
      js: [],
      css: [],
    })),
  } as unknown as ReleaseManifest,
  previous: null,
  disabled: false,
  reason: 'live',
});
const releases = [
  resolved('mf-learning', ['/courses', '/courses/:id']),
  resolved('mf-community', ['/groups']),
  resolved('mf-account', ['/profile', '/account/data']),
];
const routesOf = (path: string, user: object | null) =>
  releasesFor({ releases, user, url: `http://site${path}` } as RenderJob).map(({ routes }) =>
    routes.map((route) => route.path),
  );

test('A worker is given every section, and of the routes the one that is shown and those in menus', () => {
  expect(routesOf('/courses/7', {})).toEqual([['/courses/:id'], [], ['/profile']]);
  expect(routesOf('/groups', null)).toEqual([[], ['/groups'], ['/profile']]);
  expect(routesOf('/profile', {})).toEqual([[], [], ['/profile']]);
  expect(routesOf('/nowhere', {})).toEqual([[], [], ['/profile']]);
});
