import '@futurelab/platform/ui/tokens.css';
import '@futurelab/platform/ui/reset.css';
import '@futurelab/platform/ui/fonts.css';
import { createQueryClient } from '@futurelab/platform/query';
import { createBrowserRouter, RouterProvider } from '@futurelab/platform/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './app';
import { breathe } from './breathe';
import { reviveErrors } from './dehydrated-errors';
import { startFederation } from './federation';
import { prefetchOnIntent } from './hover-prefetch';
import { PAGE_DATA_ID, type PageData } from './page-data';
import { resilientRemote } from './resilient-remote';
import { matchRoute } from './route-match';
import { routeObjects } from './route-table';

const PATIENCE_MS = 2_000;

const data = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as PageData;
reviveErrors(data.queries);

window.__FUTURELAB__ = { set: data.set, integrity: data.integrity, suffix: '' };
const load = startFederation();
const remotes = data.remotes.map((snapshot) =>
  resilientRemote(snapshot, load, data.page?.app === snapshot.app ? data.page.file : undefined),
);
const client = createQueryClient();

/** The page's own code comes first, so that the tree to hydrate is the one the server rendered. */
async function loadMatchedPage(): Promise<void> {
  const { route, signInRequired } = matchRoute(remotes, data.signedIn, location.pathname);
  if (!route || signInRequired) return;
  const app = await route.remote.get();
  await app.page(route.declared.page).preload();
}

// A failure is not lost: the boundary meets it again while rendering and shows it. And the shell waits for nobody
// for ever: menus work while a late section is still being waited for, in the markup that the server sent.
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
await Promise.race([loadMatchedPage().catch(() => undefined), patience]);
await breathe();

// With hydration data, even none, the router leaves the scroll position of the first page alone: a visitor may
// have scrolled before the page came to life.
const router = createBrowserRouter(routeObjects(remotes, data.signedIn), { hydrationData: {} });
await breathe();
startTransition(() => {
  const root = document.getElementById('root')!;
  const tree = (
    <App data={data} client={client}>
      <RouterProvider router={router} />
    </App>
  );
  const options: RootOptions = {
    onRecoverableError: (error) => console.error('Hydration:', error),
    // A section's boundary has reported it already.
    onCaughtError: () => undefined,
  };
  // Empty: the server had to leave the whole page to the browser.
  if (root.hasChildNodes()) hydrateRoot(root, tree, options);
  else createRoot(root, options).render(tree);
});
prefetchOnIntent(remotes, data.signedIn, client);
