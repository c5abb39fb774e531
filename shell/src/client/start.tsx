import '@futurelab/platform/ui/tokens.css';
import '@futurelab/platform/ui/reset.css';
import '@futurelab/platform/ui/fonts.css';
import { write } from '@futurelab/platform/api';
import { startFocusRecovery } from '@futurelab/platform/focus';
import { provideDateLocale } from '@futurelab/platform/format';
import { clearCachedLessons, hasLessonsOfAnotherMember } from '@futurelab/platform/member-worker';
import { createQueryClient, type QueryClient } from '@futurelab/platform/query';
import { createBrowserRouter, RouterProvider } from '@futurelab/platform/router';
import { sessionQuery, type CurrentUser } from '@futurelab/platform/session';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from '../app/app';
import { reviveQueries } from '../app/dehydrated-queries';
import { firstPage } from '../app/first-page';
import { PAGE_DATA_ID, ROOT_ID, type PageData, type SentPageData } from '../app/page-data';
import type { Remote } from '../app/remote';
import { matchRoute } from '../app/route-match';
import { routeObjects } from '../app/route-table';
import { preloadFragments } from '../app/section-fragment';
import { retryChunks } from './chunk-loading';
import { replayEarlyInput } from './early-input/replay';
import { startFederation } from './federation';
import { prefetchOnIntent } from './hover-prefetch';
import { SiteLayout } from './layout/site-layout';
import { reloadOnNavigation, watchSession } from './session-watch';
import { resilientRemote } from './resilient-remote';
import { startTelemetry } from './telemetry/start-telemetry';
import { whenIdle } from './when-idle';
import { yieldToMain } from './yield-to-main';

const HYDRATION_TIMEOUT_MS = 2_000;

/** What a place that is not the site itself does otherwise. */
interface Options {
  /** Stands around every page; the site's own by default. */
  layout?: ReactNode;
  /** Shows the tree in a document whose root the server left empty. */
  mount?: (root: HTMLElement, tree: ReactNode) => void;
}

export async function start({ layout, mount = hydrate }: Options = {}): Promise<void> {
  const sent = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as SentPageData;
  const data: PageData = { ...sent, queries: reviveQueries(sent.queries) };
  provideDateLocale(() => data.locale);

  window.__FUTURELAB__ = { set: data.set, integrity: data.integrity, suffix: '' };
  retryChunks();
  const load = startFederation();
  const remotes = data.remotes.map((snapshot) =>
    resilientRemote(snapshot, load, partsAtHand(data, snapshot.app)),
  );
  const client = createQueryClient();
  watchSession(sessionOf(data));

  // A failure is not lost: the boundary meets it again while rendering and shows it; a form of the page that has been
  // sent already is then sent by the browser. And the shell waits for nobody for ever: menus work while a late section
  // is still being waited for, in the markup that the server sent.
  const timeout = new Promise((resolve) => setTimeout(resolve, HYDRATION_TIMEOUT_MS));
  const matched = loadMatchedPage(remotes, data).catch(() => window.__EARLY_INPUT__?.release());
  await Promise.race([matched, timeout]);
  await yieldToMain();

  // With hydration data, even none, the router leaves the scroll position of the first page alone: a visitor may
  // have scrolled before the page came to life.
  const router = createBrowserRouter(
    routeObjects(remotes, data.signedIn, layout ?? <SiteLayout releases={data.remotes} />),
    { hydrationData: {} },
  );
  reloadOnNavigation(router);
  await yieldToMain();
  mount(
    document.getElementById(ROOT_ID)!,
    <App data={data} client={client}>
      <RouterProvider router={router} />
    </App>,
  );
  startFocusRecovery();
  void firstPage.then(replayEarlyInput);
  prefetchOnIntent(remotes, data.signedIn, client);
  startTelemetry(data.config);
  forgetOthersLessons(memberOf(data));
  startLiveWhenIdle(client, data);
  startTooltipsOnIntent();
}

/** The page and fragments of a section whose hashes came with the document. */
function partsAtHand({ page }: PageData, app: string): string[] {
  if (!page) return [];
  return [
    ...(page.app === app ? [page.file] : []),
    ...page.fragments.filter((fragment) => fragment.startsWith(`${app}/`)),
  ];
}

/** The session of the page; null for a visitor, undefined when it could not be read. */
function sessionOf({ queries: { queries } }: PageData): CurrentUser | null | undefined {
  const session = queries.find(({ queryKey: [path] }) => path === sessionQuery.queryKey[0]);
  return session?.state.data as CurrentUser | null | undefined;
}

const memberOf = (data: PageData): CurrentUser | null => sessionOf(data) ?? null;

/** However a session has ended: the lessons stored for it go. */
function forgetOthersLessons(member: CurrentUser | null): void {
  if (hasLessonsOfAnotherMember(member?.id ?? null)) clearCachedLessons().catch(() => undefined);
}

/** A member hears of what changes, once the page works and has nothing better to do. */
function startLiveWhenIdle(client: QueryClient, data: PageData): void {
  const member = memberOf(data);
  if (!member) return;
  const { queries } = data.queries;
  const readAt = Math.min(...queries.map(({ state }) => state.dataUpdatedAt || Date.now()), Date.now());
  whenIdle(() => {
    import(/* webpackChunkName: "live" */ '@futurelab/platform/live').then(
      ({ startLive }) => startLive(client, member.id, new Date(readAt).toISOString()),
      () => undefined,
    );
    if ('PushManager' in window && Notification.permission === 'granted')
      import(/* webpackChunkName: "push" */ '@futurelab/platform/push')
        .then(({ pushToRenew }) => pushToRenew(member.id))
        .then((body) => body && write('POST', '/api/my/push-subscriptions', { body, key: null }))
        .catch(() => undefined);
  });
}

/** Loads tooltips at the first hover or keyboard focus; the page works without them. */
function startTooltipsOnIntent(): void {
  const intent = new AbortController();
  const start = (): void => {
    intent.abort();
    import(/* webpackChunkName: "tooltips" */ './tooltips/tooltips').then(
      ({ startTooltips }) => startTooltips(),
      () => undefined,
    );
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, start, { passive: true, signal: intent.signal });
}

/** The page's own code comes first, so that the tree to hydrate is the one the server rendered. */
async function loadMatchedPage(remotes: Remote[], { signedIn, page }: PageData): Promise<void> {
  const { route, signInRequired } = matchRoute(remotes, signedIn, location.pathname);
  if (!route || signInRequired) return;
  const fragments = preloadFragments(remotes, page?.fragments);
  const app = await route.remote.get();
  await Promise.all([app.page(route.declared.page).preload(), fragments]);
}

/** Takes over what the server rendered, or renders all of it where the server left the whole page to the browser. */
function hydrate(root: HTMLElement, tree: ReactNode): void {
  const options: RootOptions = {
    onRecoverableError: (error) => console.error('Hydration:', error),
    // A section's boundary has reported it already.
    onCaughtError: () => undefined,
  };
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, tree, options);
    else createRoot(root, options).render(tree);
  });
}
