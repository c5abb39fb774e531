import { prefetchQueries, type RouteDeclaration } from '@futurelab/platform/contract';
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
import type { Remote, RemoteRoute } from './remote';
import { RemoteBoundary } from './remote-boundary';
import { preloadFragments } from './section-fragment';
import { settled } from './settled';

/** One page of a section, with everything that may go wrong on the way to it contained. */
export function Section({ route, remotes }: { route: RemoteRoute; remotes: Remote[] }) {
  const { pathname } = useLocation();
  const { title } = route.declared;
  if (route.remote.snapshot.disabled) return <SwitchedOff title={title} />;
  return (
    <RemoteBoundary
      remote={route.remote}
      at={pathname}
      failed={(retry) => <SectionUnavailable title={title} onRetry={retry} />}
      onGivenUp={() => void reloadIfReleased()}
    >
      <Suspense fallback={<Loading title={title} />}>
        <SectionPage route={route} remotes={remotes} />
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

function SectionPage({ route: { remote, declared }, remotes }: { route: RemoteRoute; remotes: Remote[] }) {
  const prefetch = usePrefetch();
  if (prefetch) void preloadFragments(remotes, declared.fragments, prefetch);
  const app = use(settled(remote.get()));
  const found = app.routes.find(({ path, access }) => path === declared.path && access === declared.access);
  if (prefetch && found) void prefetch(found);
  const Page = app.page(declared.page);
  return <Page />;
}

/**
 * Starts reads while the code is still on its way; what is known already is not asked for again. Undefined for the first
 * page, which comes with its data: asking again while it hydrates would change the tree under it.
 */
function usePrefetch(): ((declared: Pick<RouteDeclaration, 'queries'>) => Promise<void>) | undefined {
  const client = useQueryClient();
  const params = useParams();
  const { search } = useLocation();
  const { isAuthenticated: signedIn } = useSession();
  if (!hasShownPage()) return undefined;
  const context = { params, searchParams: new URLSearchParams(search), signedIn };
  return (declared) => prefetchQueries(client, declared, context);
}
