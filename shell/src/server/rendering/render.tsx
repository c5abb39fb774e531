import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { ApiError, createQueryClient, type Transport } from '@futurelab/platform/api';
import {
  prefetchQueries,
  type LazyPage,
  type RemoteApp,
  type RouteContext,
  type RouteDeclaration,
} from '@futurelab/platform/contract';
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
import type { Remote, RemoteRoute } from '../../app/remote';
import { matchRoute } from '../../app/route-match';
import { routeObjects } from '../../app/route-table';
import { findFragment } from '../../app/section-fragment';
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
  /** @param app the section whose page or fragment it is; null: the shell's own */
  onError(error: unknown, app: string | null): void;
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
  let isFragmentMissing = false;
  const apps = new Map<string, RemoteApp>();
  const remotes = snapshots.map((snapshot) => serverRemote(snapshot, apps, request));
  const match = matchRoute(remotes, signedIn, url.pathname);
  const matched = match.signInRequired ? undefined : match.route;
  const disabled = matched?.remote.snapshot.disabled ?? false;
  const shown = disabled ? undefined : matched;
  const onError = (error: unknown, fragmentOf?: string): void => {
    if (error === LEFT_TO_BROWSER) return;
    if (fragmentOf === undefined) failed = true;
    else isFragmentMissing = true;
    request.onError(error, fragmentOf ?? shown?.remote.snapshot.app ?? null);
  };
  const context = { params: match.params, searchParams: url.searchParams, signedIn };
  const prepareShown = ({ app, part, isFragment }: Prepared): Promise<void> =>
    prepare(request, client, app, part, context)
      .then((loaded) => void apps.set(app, loaded))
      .catch((error: unknown) => onError(error, isFragment ? app : undefined));
  await Promise.all(shown ? preparedParts(remotes, shown).map(prepareShown) : []);
  const unanswered = removeFailedQueries(client);

  const handler = createStaticHandler(routeObjects(remotes, signedIn, <SiteLayout releases={snapshots} />));
  const routed = await handler.query(new Request(url));
  if (routed instanceof Response) throw new Error('The route table does not redirect');
  const queries = embed(
    flattenQueries(dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })),
  );
  if (shown) request.onRender(shown.remote.snapshot.app);
  const tree = (
    <PageResponseProvider value={response}>
      <div id={ROOT_ID}>
        <App data={{ config: request.config, theme: request.theme, queries: EMPTY }} client={client}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, routed)}
            context={routed}
            hydrate={false}
          />
        </App>
      </div>
    </PageResponseProvider>
  );
  const markup = await dateLocales.run(request.locale, () => renderToBytes(tree, onError));
  const root = markup.indexOf(ROOT);
  const partial = failed || isFragmentMissing || disabled || unanswered;
  return {
    // A title inside what stands for a failed page is not hoisted.
    head:
      markup.toString('utf8', 0, root) +
      (failed && shown ? titleTag(shown.declared.title, request.config) : ''),
    html: new Uint8Array(markup.subarray(root)),
    status:
      failed || disabled ? 503 : statusOf(response, shown ? errorsOf(shown, apps, client, context) : []),
    redirect: response.redirect,
    metadata: response.metadata,
    queries,
    app: shown?.remote.snapshot.app ?? null,
    partial,
  };
}

/** React writes what belongs into the head first; nothing in there can hold this tag. */
const ROOT = `<div id="${ROOT_ID}">`;

const titleTag = (title: string, { site }: PublicConfig): string =>
  renderToStaticMarkup(<title>{`${title} · ${site?.siteName ?? 'FutureLab'}`}</title>);

const EMPTY: DehydratedState = { queries: [], mutations: [] };

/** Its section was not prepared, or has failed at that already. */
const LEFT_TO_BROWSER = new Error('Left to the browser');

const serverRemote = (
  snapshot: RemoteSnapshot,
  apps: Map<string, RemoteApp>,
  { onRender }: RenderRequest,
): Remote => ({
  snapshot,
  get() {
    const app = apps.get(snapshot.app);
    if (!app) throw LEFT_TO_BROWSER;
    const fragment = (name: string) => named(app.fragment!(name), snapshot.app, () => onRender(snapshot.app));
    return app.fragment ? { ...app, fragment } : app;
  },
  release: () => snapshot.release,
  fallBack: () => false,
  retry: () => undefined,
});

/** React says in which components an error was met: a fragment's stack has the name of its section. */
const FRAGMENT = /^ *at fragment of (mf-[a-z0-9-]+)/m;

function named(Code: LazyPage, app: string, onRender: () => void): LazyPage {
  const Named = () => {
    onRender();
    return <Code />;
  };
  Object.defineProperty(Named, 'name', { value: `fragment of ${app}` });
  return Object.assign(Named, { preload: Code.preload });
}

/** A page or fragment, found once its section is loaded. */
interface Prepared {
  app: string;
  part(app: RemoteApp): {
    code?: LazyPage | undefined;
    declared?: Pick<RouteDeclaration, 'queries'> | undefined;
  };
  isFragment: boolean;
}

const declaredRoute = (app: RemoteApp, { declared }: RemoteRoute): RouteDeclaration | undefined =>
  app.routes.find(({ path, access }) => path === declared.path && access === declared.access);

/** The page and its fragments. */
function preparedParts(remotes: Remote[], route: RemoteRoute): Prepared[] {
  const fragments = (route.declared.fragments ?? []).flatMap((fragment): Prepared[] => {
    const found = findFragment(remotes, fragment);
    if (!found) return [];
    const part = (app: RemoteApp) => {
      const declared = app.fragments?.find(({ name }) => name === found.name);
      return { declared, code: declared && app.fragment?.(declared.name) };
    };
    return [{ app: found.remote.snapshot.app, part, isFragment: true }];
  });
  const part = (app: RemoteApp) => ({
    code: app.page(route.declared.page),
    declared: declaredRoute(app, route),
  });
  return [{ app: route.remote.snapshot.app, part, isFragment: false }, ...fragments];
}

/** Loads a section's code and the data of the page or fragment, side by side once it is known what that is. */
async function prepare(
  request: RenderRequest,
  client: QueryClient,
  name: string,
  part: Prepared['part'],
  context: RouteContext,
): Promise<RemoteApp> {
  const app = await request.loadApp(name);
  const { code, declared } = part(app);
  await Promise.all([code?.preload(), declared && prefetchQueries(client, declared, context)]);
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

/** What became of the page's own reads; a fragment's are not what the address is about. */
function errorsOf(
  route: RemoteRoute,
  apps: Map<string, RemoteApp>,
  client: QueryClient,
  context: RouteContext,
): (Error | null | undefined)[] {
  const app = apps.get(route.remote.snapshot.app);
  const queries = (app && declaredRoute(app, route)?.queries?.(context)) ?? [];
  return queries.map(({ queryKey }) => client.getQueryCache().find({ queryKey })?.state.error);
}

/** The page's own; else 404 where a subject does not exist, and 429 for who asked too often, as the api says. */
function statusOf({ status }: PageResponse, failed: (Error | null | undefined)[]): number {
  if (status !== 200) return status;
  const answered = (code: number) =>
    failed.some((error) => error instanceof ApiError && error.status === code);
  return [404, 429].find(answered) ?? 200;
}

/** The whole markup at once: nothing streams, so React needs no inline script to put late parts in place. */
function renderToBytes(
  tree: React.ReactNode,
  onError: (error: unknown, fragmentOf?: string) => void,
): Promise<Buffer> {
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
      onError: (error, { componentStack = '' }) => onError(error, FRAGMENT.exec(componentStack)?.[1]),
    });
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
  });
}
