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
    { path: '/courses', menu: ['footer-learn', 'rail-learn', 'tabs'].map(place), js: [], css: [] },
    { path: '/courses/:id', js: [], css: [] },
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
