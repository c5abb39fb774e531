/** @jest-environment node */
import type { MenuPlace } from '@futurelab/platform/contract';
import { leo } from '@futurelab/platform/testing';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { renderPage } from './render';
import { sectionReleases } from './render-job';

const PLACES: [app: string, path: string, place: MenuPlace][] = [
  ['mf-marketing', '/about', { group: 'about', label: 'About', order: 10, note: 'Why we started' }],
  ['mf-learning', '/learn', { group: 'learn', label: 'Learning Hub', order: 20, note: 'Find your way' }],
  ['mf-community', '/groups', { group: 'community', label: 'Interest Groups', order: 50, note: 'Rooms' }],
  ['mf-account', '/profile', { group: 'personal', label: 'Profile', order: 10 }],
];

const manifestOf = ([app, path, place]: (typeof PLACES)[number]) =>
  ({
    app,
    release: 'r1',
    remote: { globalName: 'section', entry: 'remoteEntry.js' },
    routes: [{ path, page: 'page', title: 'Page', access: 'public', menu: [place], js: [], css: [] }],
    assets: {},
  }) as unknown as ReleaseManifest;

async function menusWith(places: typeof PLACES, disabled = false): Promise<string> {
  const { html } = await renderPage({
    url: new URL('https://futurelab.example/no-such-page'),
    user: leo,
    theme: 'system',
    locale: 'en-US',
    config: {
      publicUrl: 'https://futurelab.example',
      chatbotId: null,
      chatbotScriptUrl: null,
      development: false,
    },
    snapshots: sectionReleases(
      places.map((each) => ({ manifest: manifestOf(each), previous: null, disabled, reason: 'live' })),
    ),
    loadApp: async (app) => {
      throw new Error(`A menu needs no code of ${app}`);
    },
    transport: async (path) => {
      throw new Error(`A menu asks for nothing, and not for ${path}`);
    },
    onRender: () => undefined,
    onError: () => undefined,
  });
  return Buffer.from(html).toString();
}

const link = (path: string, label: string) =>
  new RegExp(`<a[^>]* href="${path}"[^>]*>(<span[^>]*>)?${label}<`);

describe.each(PLACES)('A release of %s', (app, path, place) => {
  const releasedWith = (menu: MenuPlace) =>
    PLACES.map((each): typeof each => (each[0] === app ? [app, path, menu] : each));

  test('has its link in the menus, switched off as well', async () => {
    for (const html of [await menusWith(PLACES), await menusWith(PLACES, true)]) {
      expect(html).toMatch(link(path, place.label));
      if (place.note) expect(html).toContain(place.note);
    }
  });

  test('renames, moves and withdraws it without a release of the shell', async () => {
    const renamed = await menusWith(releasedWith({ ...place, label: 'Another name' }));
    expect(renamed).toMatch(link(path, 'Another name'));
    expect(renamed).not.toMatch(link(path, place.label));
    const moved = await menusWith(releasedWith({ ...place, group: 'footer-base' }));
    expect(moved.slice(moved.indexOf('<footer'))).toMatch(link(path, place.label));
    const retired = await menusWith(PLACES.filter((each) => each[0] !== app));
    expect(retired).not.toContain(`href="${path}"`);
  });
});
