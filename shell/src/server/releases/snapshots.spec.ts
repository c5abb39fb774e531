import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { lazyFiles } from './snapshots';

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
