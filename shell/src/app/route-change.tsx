import { useLocation } from '@futurelab/platform/router';
import { useEffect, useLayoutEffect } from 'react';
import type { RemoteRoute } from './remote';
import { firstPageIsShown } from './first-page';
import { recordPageView } from './page-view';

let shownPath: string | undefined;

/** Whether a page has been shown in this document yet. Never on the server. */
export const hasShownPage = (): boolean => shownPath !== undefined;

/**
 * Rendered after a page: notes that it is on the screen, and when the visitor came here by a link inside the site, moves
 * the focus to the page's heading, which is what a full page load would have announced.
 */
export function RouteChange({ route }: { route?: RemoteRoute }) {
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    if (hasShownPage() && pathname !== shownPath) fadeIn();
  }, [pathname]);
  useEffect(() => {
    recordPageView(
      route
        ? {
            app: route.remote.snapshot.app,
            release: route.remote.release(),
            route: route.declared.path,
          }
        : null,
    );
    firstPageIsShown();
    const cameFrom = shownPath;
    shownPath = pathname;
    if (cameFrom === undefined || cameFrom === pathname) return;
    // The page has moved it to the part that the address names.
    if (hash !== '' && document.activeElement?.id === hash.slice(1)) return;
    // The page begins with writing.
    if (document.activeElement?.matches('main textarea')) return;
    const place = heading() ?? document.querySelector('main');
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another part of the same page is no other page
  }, [pathname, route]);
  return null;
}

/** Not a view transition: while a browser captures one, it gives presses to nothing on the page. */
function fadeIn() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: 150, easing: 'ease-out' });
}

/** The page's heading; that of a skeleton is about to be replaced, and the focus would be lost with it. */
function heading(): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('main h1');
  return [...all].find((each) => each.textContent.trim() && !each.closest('[aria-busy="true"]'));
}
