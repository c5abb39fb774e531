import { prefetchQueries, type RemoteApp } from '@futurelab/platform/contract';
import { useQueryClient } from '@futurelab/platform/query';
import { usePageResponse } from '@futurelab/platform/response';
import { useLocation, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { FullScreenSpinner } from '@futurelab/platform/ui';
import { Suspense, use, useEffect } from 'react';
import { BrowserClock } from './browser-clock';
import { hasShownPage, RouteChange } from './route-change';
import { SectionUnavailable } from './pages/section-unavailable';
import { SentPage, sentPage } from './pages/sent-page';
import { reloadIfReleased } from './reload-if-released';
import type { RemoteRoute } from './remote';
import { RemoteBoundary } from './remote-boundary';

/** One page of a section, with everything that may go wrong on the way to it contained. */
export function Section({ route }: { route: RemoteRoute }) {
  const { pathname } = useLocation();
  const { title } = route.declared;
  if (route.remote.snapshot.disabled) return <SwitchedOff title={title} />;
  return (
    <RemoteBoundary route={route} at={pathname}>
      <Suspense fallback={<Loading title={title} />}>
        <SectionPage route={route} />
        <RouteChange route={route} />
        <BrowserClock />
      </Suspense>
    </RemoteBoundary>
  );
}

/** The page may have been opened before its operators took the section out, or put it back. */
function SwitchedOff({ title }: { title: string }) {
  useEffect(() => void reloadIfReleased(), []);
  return <SectionUnavailable title={title} switchedOff onRetry={() => void reloadIfReleased()} />;
}

/** On the server this fallback is only rendered when the page failed. */
function Loading({ title }: { title: string }) {
  const inDocument = usePageResponse() !== null;
  const { pathname } = useLocation();
  if (inDocument) return <SectionUnavailable title={title} />;
  const sent = sentPage(pathname);
  if (sent) return <SentPage elements={sent} />;
  return (
    <>
      <title>{`${title} · FutureLab`}</title>
      <FullScreenSpinner />
    </>
  );
}

/** React wants `use` in every render, also in the one after the promise: with a status, it does not suspend. */
const settled = (app: RemoteApp | Promise<RemoteApp>): Promise<RemoteApp> =>
  app instanceof Promise ? app : Object.assign(Promise.resolve(app), { status: 'fulfilled', value: app });

function SectionPage({ route }: { route: RemoteRoute }) {
  const app = use(settled(route.remote.get()));
  usePrefetchedQueries(app, route);
  const Page = app.page(route.declared.page);
  return <Page />;
}

/** Starts the page's reads while its code is still on its way; what is known already is not asked for again. */
function usePrefetchedQueries(app: RemoteApp, { declared }: RemoteRoute): void {
  const client = useQueryClient();
  const params = useParams();
  const { search } = useLocation();
  const { isAuthenticated } = useSession();
  // The first page comes with its data; asking again while it hydrates would change the tree under it.
  if (!hasShownPage()) return;
  const found = app.routes.find(({ path, access }) => path === declared.path && access === declared.access);
  if (found)
    void prefetchQueries(client, found, {
      params,
      searchParams: new URLSearchParams(search),
      signedIn: isAuthenticated,
    });
}
