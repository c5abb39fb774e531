import { createQueryClient } from '@futurelab/platform/api';
import { provideDateLocale } from '@futurelab/platform/format';
import { PageResponseProvider } from '@futurelab/platform/response';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@futurelab/platform/static-router';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { App } from '../../../shell/src/app/app';
import { reviveQueries } from '../../../shell/src/app/dehydrated-queries';
import { ROOT_ID, type SentPageData } from '../../../shell/src/app/page-data';
import type { Remote } from '../../../shell/src/app/remote';
import { routeObjects } from '../../../shell/src/app/route-table';
import { SiteLayout } from '../../../shell/src/client/layout/site-layout';
import { ServerBundles } from '../../../shell/src/server/rendering/server-bundles';

/** Renders the tree of a page from the data that came with it: nothing is asked, matched or sent. */
export async function bareRenderer(sent: SentPageData, url: string, releases: string): Promise<() => string> {
  const data = { ...sent, queries: reviveQueries(sent.queries) };
  provideDateLocale(() => data.locale);
  const { app: name, file } = data.page!;
  const shown = data.remotes.find(({ app }) => app === name)!;
  const manifest = JSON.parse(
    await readFile(path.join(releases, name, shown.release, 'release.json'), 'utf8'),
  );
  const server = { file: manifest.server, integrity: manifest.assets[manifest.server].integrity };
  const app = await new ServerBundles(releases).load({ app: name, release: shown.release, server });
  await app.page(file).preload();
  const remotes = data.remotes.map((snapshot): Remote => ({
    snapshot,
    get: () => app,
    release: () => snapshot.release,
    fallBack: () => false,
    retry: () => undefined,
  }));
  const handler = createStaticHandler(
    routeObjects(remotes, data.signedIn, <SiteLayout releases={data.remotes} />),
  );
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} is a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return () =>
    renderToString(
      <PageResponseProvider value={{ status: 200, redirect: null, metadata: null }}>
        <div id={ROOT_ID}>
          <App data={data} client={createQueryClient()}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
        </div>
      </PageResponseProvider>,
    );
}
