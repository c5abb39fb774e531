import { prefetchQueries, type RemoteApp, type RouteContext } from '@futurelab/platform/contract';
import { ApiError, createQueryClient, type Transport } from '@futurelab/platform/api';
import { dehydrate, type DehydratedState, type QueryClient } from '@futurelab/platform/query';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@futurelab/platform/router';
import { sessionQuery, type CurrentUser, type PublicConfig } from '@futurelab/platform/session';
import type { Theme } from '@futurelab/platform/theme';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../../app/app';
import { flattenErrors } from '../../app/dehydrated-errors';
import type { RemoteSnapshot } from '../../app/page-data';
import type { Remote } from '../../app/remote';
import { matchRoute } from '../../app/route-match';
import { routeObjects } from '../../app/route-table';
import { SiteLayout } from '../../client/layout/site-layout';

export interface RenderRequest {
  /** Path and query of the page. */
  url: URL;
  user: CurrentUser | null;
  theme: Theme;
  config: PublicConfig;
  snapshots: RemoteSnapshot[];
  /** The server side of a section; may reject. */
  loadApp(app: string): Promise<RemoteApp>;
  transport: Transport;
  /** Called before a section's code is about to run synchronously. */
  onRender(app: string): void;
  onError(error: unknown): void;
}

export interface RenderResult {
  status: number;
  /** Markup of `#root`, and what React hoists out of it into the head (titles, metas, links). */
  html: string;
  head: string;
  queries: DehydratedState;
  /** The section the page belongs to; null for the 404 page. */
  app: string | null;
  /** Something was left to the browser: good enough for this visitor, not for keeping. */
  partial: boolean;
  /** The page waits for nothing, not even for a read that was never meant to be made here. */
  settled: boolean;
}

const RENDER_TIMEOUT_MS = 2000;

/** Renders one page. A section that fails or is late is left to the browser: its place holds the spinner. */
export async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const { url, user, snapshots } = request;
  const signedIn = user !== null;
  const client = createQueryClient(request.transport);
  client.setQueryData(sessionQuery.queryKey, user);

  let partial = false;
  const onError = (error: unknown): void => {
    partial = true;
    request.onError(error);
  };
  const apps = new Map<string, RemoteApp>();
  const remotes = snapshots.map((snapshot) => remoteOn(snapshot, apps));
  const match = matchRoute(remotes, signedIn, url.pathname);
  const shown = match.signInRequired ? undefined : match.route;
  if (shown) {
    await prepare(request, client, shown.remote.snapshot.app, shown.declared, {
      params: match.params,
      searchParams: url.searchParams,
      signedIn,
    })
      .then((app) => apps.set(app.name, app))
      .catch(onError);
    if (leaveToBrowser(client)) partial = true;
  }

  const handler = createStaticHandler(routeObjects(remotes, signedIn, <SiteLayout releases={snapshots} />));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('The route table does not redirect');
  const queries = flattenErrors(
    dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' }),
  );
  if (shown) request.onRender(shown.remote.snapshot.app);
  const markup = await renderToText(
    <App data={{ config: request.config, theme: request.theme, queries: EMPTY }} client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    onError,
  );
  const { head, html } = splitHead(markup);
  return {
    head,
    html,
    status: statusOf(match, client, head),
    queries,
    app: shown?.remote.snapshot.app ?? null,
    partial,
    settled: shown !== undefined && !partial && !isWaiting(client),
  };
}

const EMPTY: DehydratedState = { queries: [], mutations: [] };

const remoteOn = (snapshot: RemoteSnapshot, apps: Map<string, RemoteApp>): Remote => ({
  snapshot,
  get() {
    const app = apps.get(snapshot.app);
    if (!app || snapshot.disabled) throw new Error(`${snapshot.app} is left to the browser`);
    return app;
  },
  release: () => snapshot.release,
  fallBack: () => false,
  retry: () => undefined,
});

/** Loads the section's code and the page's data, side by side once the routes are known. */
async function prepare(
  request: RenderRequest,
  client: QueryClient,
  name: string,
  declared: { path: string; page: string; access: string },
  context: RouteContext,
): Promise<RemoteApp> {
  const app = await request.loadApp(name);
  const route = app.routes.find(({ path, access }) => path === declared.path && access === declared.access);
  await Promise.all([
    app.page(declared.page).preload(),
    route ? prefetchQueries(client, route, context) : undefined,
  ]);
  return app;
}

/** A read that the api could not answer is asked again by the browser; the page shows its skeleton. */
function leaveToBrowser(client: QueryClient): boolean {
  const cache = client.getQueryCache();
  const unanswered = cache.findAll({
    predicate: ({ state }) =>
      state.error !== null && !(state.error instanceof ApiError && state.error.status < 500),
  });
  for (const query of unanswered) cache.remove(query);
  return unanswered.length > 0;
}

/** Whether a read is still to be made; one that is switched off for this visitor is not. */
const isWaiting = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state, options }) => state.status === 'pending' && !('enabled' in options && !options.enabled));

const NOT_FOUND = '<meta name="status" content="404"';

/**
 * 404 for a path nobody declares and for a page whose subject does not exist, as the api or the page (`NotFound`) says;
 * 429 for who asked too often, so that nobody else is shown their refusal.
 */
function statusOf(match: { route: unknown }, client: QueryClient, head: string): number {
  if (!match.route || head.includes(NOT_FOUND)) return 404;
  const failed = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.error);
  const answered = (status: number) =>
    failed.some((error) => error instanceof ApiError && error.status === status);
  return [404, 429].find(answered) ?? 200;
}

/** React writes what belongs into the head first; the layout's element is where the body begins. */
function splitHead(markup: string): { head: string; html: string } {
  const at = markup.indexOf('<div data-site');
  return at < 0 ? { head: '', html: markup } : { head: markup.slice(0, at), html: markup.slice(at) };
}

/** The whole markup at once: nothing streams, so React needs no inline script to put late parts in place. */
function renderToText(tree: React.ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(() => stream.abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
  });
}
