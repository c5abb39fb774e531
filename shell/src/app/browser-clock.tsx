import { followBrowserClock, useSession } from '@futurelab/platform/session';
import { useEffect } from 'react';

/** Rendered after a page, and with it: a visitor's times are those of their browser once the page is alive. */
export function BrowserClock() {
  const { isAuthenticated } = useSession();
  useEffect(() => {
    if (!isAuthenticated) followBrowserClock();
  }, [isAuthenticated]);
  return null;
}
