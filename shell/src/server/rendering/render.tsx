import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { ApiError, createQueryClient, type Transport } from '@futurelab/platform/api';
import { prefetchQueries, type RemoteApp, type RouteContext } from '@futurelab/platform/contract';
import { DEFAULT_DATE_LOCALE, provideDateLocale } from '@futurelab/platform/format';
import { dehydrate, type DehydratedState, type QueryClient } from '@futurelab/platform/query';
import { PageResponseProvider, type PageMetadata, type PageResponse } from '@futurelab/platform/response';
import { sessionQuery, type CurrentUser, type PublicConfig } from '@futurelab/platform/session';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@futurelab/platform/static-router';
import type { Theme } from '@futurelab/platform/theme';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { App } from '../../app/app';
import { flattenQueries } from '../../app/dehydrated-queries';
import { ROOT_ID, type RemoteSnapshot } from '../../app/page-data';
import type { Remote } from '../../app/remote';
import { matchRoute } from '../../app/route-match';
import { routeObjects } from '../../app/route-table';
import { SiteLayout } from '../../client/layout/site-layout';
import { embed } from './embedded-json';

export interface RenderRequest {
  url: URL;
  user: CurrentUser | null;
  theme: Theme;
  /** In which dates are written. */
  locale: string;
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
  /** The path where the page is now, in the page's own form. */
  redirect: string | null;
  metadata: PageMetadata | null;
  /** The root element, and what React hoists out of it into the head (titles, metas, links). */
  html: Uint8Array<ArrayBuffer>;
  head: string;
  /** What was read, as JSON for a script element. */
  queries: string;
  /** The section the page belongs to; null for the 404 page. */
  app: string | null;
  /** Something was left to the browser; not cacheable. */
  partial: boolean;
}

const RENDER_TIMEOUT_MS = 2000;

/** Pages of several readers are rendered side by side. */
const dateLocales = new AsyncLocalStorage<string>();
provideDateLocale(() => dateLocales.getStore() ?? DEFAULT_DATE_LOCALE);

/** Renders one page. A section that fails or is late is left to the browser; until then its place says so. */
export async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const { url, user, snapshots } = request;
  const signedIn = user !== null;
  const client = createQueryClient(request.transport);
  client.setQueryData(sessionQuery.queryKey, user);

  const response: PageResponse = { status: 200, redirect: null, metadata: null };
  let failed = false;
  const onError = (error: unknown): void => {
    failed = true;
    request.onError(error);
  };
  const apps = new Map<string, RemoteApp>();
  const remotes = snapshots.map((snapshot) => serverRemote(snapshot, apps));
  const match = matchRoute(remotes, signedIn, url.pathname);
  const matched = match.signInRequired ? undefined : match.route;
  const disabled = matched?.remote.snapshot.disabled ?? false;
  const shown = disabled ? undefined : matched;
  let unanswered = false;
  if (shown) {
    await prepare(request, client, shown.remote.snapshot.app, shown.declared, {
      params: match.params,
      searchParams: url.searchParams,
      signedIn,
    })
      .then((app) => apps.set(app.name, app))
      .catch(onError);
    unanswered = removeFailedQueries(client);
  }

  const handler = createStaticHandler(routeObjects(remotes, signedIn, <SiteLayout releases={snapshots} />));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('The route table does not redirect');
  const queries = embed(
    flattenQueries(dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })),
  );
  if (shown) request.onRender(shown.remote.snapshot.app);
  const tree = (
    <PageResponseProvider value={response}>
      <div id={ROOT_ID}>
        <App data={{ config: request.config, theme: request.theme, queries: EMPTY }} client={client}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </div>
    </PageResponseProvider>
  );
  const markup = await dateLocales.run(request.locale, () => renderToBytes(tree, onError));
  const root = markup.indexOf(ROOT);
  const partial = failed || disabled || unanswered;
  return {
    // A title inside what stands for a failed page is not hoisted.
    head: markup.toString('utf8', 0, root) + (failed && shown ? titleTag(shown.declared.title) : ''),
    html: new Uint8Array(markup.subarray(root)),
    status: failed || disabled ? 503 : statusOf(response, client),
    redirect: response.redirect,
    metadata: response.metadata,
    queries,
    app: shown?.remote.snapshot.app ?? null,
    partial,
  };
}

/** React writes what belongs into the head first; nothing in there can hold this tag. */
const ROOT = `<div id="${ROOT_ID}">`;

const titleTag = (title: string): string => renderToStaticMarkup(<title>{`${title} · FutureLab`}</title>);

const EMPTY: DehydratedState = { queries: [], mutations: [] };

const serverRemote = (snapshot: RemoteSnapshot, apps: Map<string, RemoteApp>): Remote => ({
  snapshot,
  get() {
    const app = apps.get(snapshot.app);
    if (!app) throw new Error(`${snapshot.app} is left to the browser`);
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
function removeFailedQueries(client: QueryClient): boolean {
  const cache = client.getQueryCache();
  const unanswered = cache.findAll({
    predicate: ({ state }) =>
      state.error !== null && !(state.error instanceof ApiError && state.error.status < 500),
  });
  for (const query of unanswered) cache.remove(query);
  return unanswered.length > 0;
}

/** The page's own; else 404 where a subject does not exist, and 429 for who asked too often, as the api says. */
function statusOf({ status }: PageResponse, client: QueryClient): number {
  if (status !== 200) return status;
  const failed = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.error);
  const answered = (code: number) =>
    failed.some((error) => error instanceof ApiError && error.status === code);
  return [404, 429].find(answered) ?? 200;
}

/** The whole markup at once: nothing streams, so React needs no inline script to put late parts in place. */
function renderToBytes(tree: React.ReactNode, onError: (error: unknown) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        const parts: Buffer[] = [];
        const write = (part: Buffer, _encoding: string, done: () => void): void => {
          parts.push(part);
          done();
        };
        pipe(new Writable({ write, final: () => resolve(Buffer.concat(parts)) }));
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
  });
}
