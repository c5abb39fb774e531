import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { lazyFiles, snapshotsOf, visitorsSnapshotsOf } from './snapshots';
import type { ResolvedRelease } from './release-set';

test('What no page of a release begins with is for later; what servers read, and pictures, are not', () => {
  const files = [
    'entry.js',
    'app.js',
    'app.css',
    'page.js',
    'page.css',
    'editor.js',
    'server.cjs',
    'media/a.js',
  ];
  const manifest = {
    remote: { entry: 'entry.js', expose: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } },
    routes: [{ js: ['page.js'], css: ['page.css'] }],
    assets: Object.fromEntries(files.map((file) => [file, {}])),
  } as unknown as ReleaseManifest;
  expect(lazyFiles(manifest)).toEqual(['editor.js']);
});

test('What a release says is loaded later comes with every page, also where another page begins with it', () => {
  const manifest = { assets: {}, lazy: ['form.js', 'shared.js'] } as unknown as ReleaseManifest;
  expect(lazyFiles(manifest)).toEqual(['form.js', 'shared.js']);
});

test('A visitor’s document does not name the places of a member’s frame', () => {
  const place = (group: string) => ({ group, label: group, order: 10 });
  const routes = [
    {
      path: '/courses',
      access: 'public',
      menu: ['footer-learn', 'rail-learn', 'tabs'].map(place),
      js: [],
      css: [],
    },
    { path: '/courses/:id', access: 'public', js: [], css: [] },
  ];
  const manifest = { app: 'mf-learning', release: 'r1', remote: {}, assets: {}, routes };
  const releases = [
    { manifest, previous: null, disabled: false, reason: 'live' },
  ] as unknown as ResolvedRelease[];
  const menus = (snapshots: ReturnType<typeof snapshotsOf>) =>
    snapshots[0]!.routes.map(({ menu }) => menu?.map(({ group }) => group));
  expect(menus(snapshotsOf(releases))).toEqual([['footer-learn', 'rail-learn', 'tabs'], undefined]);
  expect(menus(visitorsSnapshotsOf(releases))).toEqual([['footer-learn'], undefined]);
  expect(visitorsSnapshotsOf(releases)).toBe(visitorsSnapshotsOf(releases));
});

test('Of a page that visitors are asked to sign in for, their document has the address and what the sign-in page says', () => {
  const progress = { path: '/progress', title: 'Progress', access: 'member' };
  const menu = [
    { group: 'personal', label: 'Progress', order: 10 },
    { group: 'footer-learn', label: 'Your progress', order: 20, access: 'public' },
  ];
  const routes = [
    { ...progress, page: 'progress/progress-page', fragments: ['mf-community/feed'], menu, js: [], css: [] },
  ];
  const manifest = { app: 'mf-learning', release: 'r1', remote: {}, assets: {}, routes };
  const releases = [
    { manifest, previous: null, disabled: false, reason: 'live' },
  ] as unknown as ResolvedRelease[];
  const [snapshot] = JSON.parse(JSON.stringify(visitorsSnapshotsOf(releases)));
  expect(snapshot.routes).toEqual([{ ...progress, page: '', menu: [menu[1]] }]);
  expect(snapshotsOf(releases)[0]!.routes[0]!.page).toBe('progress/progress-page');
});
