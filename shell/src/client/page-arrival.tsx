import { useLocation } from '@futurelab/platform/router';
import { useEffect } from 'react';

let arrivedAt: string | undefined;

/** Whether a page has been shown in this document yet. Never on the server. */
export const hasArrived = (): boolean => arrivedAt !== undefined;

/**
 * Rendered after a page: when the visitor came here by a link inside the site, moves the focus to the page's
 * heading, which is what a full page load would have announced.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  useEffect(() => {
    const cameFrom = arrivedAt;
    arrivedAt = pathname;
    if (cameFrom === undefined || cameFrom === pathname) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
