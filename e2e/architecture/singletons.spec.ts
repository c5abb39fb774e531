import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveReleases } from '../fixtures/page-data';
import { releasesFolder, startedHere } from '../fixtures/product';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** Strings that stand once in the code of each library and survive minification. */
const MARKS = {
  React: 'react.transitional.element',
  'React DOM': '__reactContainer$',
  'the router': 'You cannot render a <Router> inside another <Router>',
  'the query client': 'No QueryClient set, use QueryClientProvider to set one',
  zustand: 'getInitialState',
};

/** React itself and everything made with it mention the element symbol; only its own copy exports hooks with it. */
const COPIES: Record<string, (code: string) => boolean> = {
  React: (code) =>
    code.includes(MARKS.React) &&
    code.includes('__CLIENT_INTERNALS_DO_NOT_USE') &&
    /\.useSyncExternalStore\s*=\s*function/.test(code),
  'React DOM': (code) => code.includes(MARKS['React DOM']),
  'the router': (code) => code.includes(MARKS['the router']),
  'the query client': (code) => code.includes(MARKS['the query client']),
  zustand: (code) => code.includes(MARKS.zustand),
};

interface FederationWindow {
  __FEDERATION__: {
    __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, Record<string, unknown>>> }[];
  };
  renderers: number;
}

test('A page with three sections in it runs one copy of React, the router, the query client and zustand', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const window_ = window as unknown as FederationWindow & { __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown };
    window_.renderers = 0;
    window_.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      isDisabled: false,
      inject: () => ++window_.renderers,
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    };
  });
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text());
  });
  await signInAs('Maya');
  await visit(page, '/');
  for (const name of ['Courses', 'Events']) {
    await page
      .getByRole('navigation', { name: 'Your places' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
  }

  const loaded = await Promise.all([...scripts.values()]);
  expect([...scripts.keys()].filter((url) => url.endsWith('remoteEntry.js'))).toHaveLength(3);
  for (const [library, isCopy] of Object.entries(COPIES))
    expect(loaded.filter(isCopy), `copies of ${library}`).toHaveLength(1);

  const found = await page.evaluate(() => {
    const { __FEDERATION__, renderers } = window as unknown as FederationWindow;
    const host = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')!;
    const versions = Object.entries(host.shareScopeMap.default ?? {}).map(
      ([name, each]) => [name, Object.keys(each).length] as const,
    );
    return { renderers, versions: Object.fromEntries(versions) };
  });
  expect(found.renderers, 'copies of React DOM that registered').toBe(1);
  for (const name of ['react', 'react-dom', '@futurelab/platform/router', '@futurelab/platform/query'])
    expect(found.versions[name], `versions of ${name} in the share scope`).toBe(1);
});

test('No section carries a copy of what it shares', async ({ request }) => {
  test.skip(!startedHere(), 'needs the files of the product');
  for (const { app, release } of await liveReleases(request)) {
    const folder = path.join(releasesFolder(), app, release);
    for (const file of (await readdir(folder, { recursive: true })).filter((name) => /\.c?js$/.test(name))) {
      const code = await readFile(path.join(folder, file), 'utf8');
      for (const [library, mark] of Object.entries(MARKS)) {
        if (library === 'React') continue;
        expect(code.includes(mark), `${app}/${file} contains ${library}`).toBe(false);
      }
      expect(code.includes('__CLIENT_INTERNALS_DO_NOT_USE'), `${app}/${file} contains React`).toBe(false);
    }
  }
});
