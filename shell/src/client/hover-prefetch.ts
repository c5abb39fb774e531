import { prefetchQueries, type RouteDeclaration } from '@futurelab/platform/contract';
import type { QueryClient } from '@futurelab/platform/query';
import { afterPaint } from '@futurelab/platform/after-paint';
import type { Remote } from '../app/remote';
import { matchRoute } from '../app/route-match';
import { preloadFragments } from '../app/section-fragment';

/** A file below a page's path (`/events/salon.ics`) would be taken for a page by the route patterns. */
const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !/\.[a-z0-9]+$/i.test(link.pathname);

/** Loads a section, its page and the page's data when a link to it is pointed at or focused. */
export function prefetchOnIntent(remotes: Remote[], signedIn: boolean, client: QueryClient): void {
  const seen = new Set<string>();

  const prefetch = async (url: URL): Promise<void> => {
    // Input is handled first.
    await afterPaint();
    const { route, params, signInRequired } = matchRoute(remotes, signedIn, url.pathname);
    if (!route || signInRequired) return;
    const prefetchData = (declared: Pick<RouteDeclaration, 'queries'>) =>
      prefetchQueries(client, declared, { params, searchParams: url.searchParams, signedIn });
    void preloadFragments(remotes, route.declared.fragments, prefetchData);
    const app = await route.remote.get();
    const declared = app.routes.find(
      ({ path, access }) => path === route.declared.path && access === route.declared.access,
    );
    await Promise.all([app.page(route.declared.page).preload(), declared && prefetchData(declared)]);
  };

  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !leadsToPage(link) || seen.has(link.href)) return;
    seen.add(link.href);
    // A failure here is met again, and shown, when the visitor follows the link.
    prefetch(new URL(link.href)).catch(() => seen.delete(link.href));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true });
}
