import type { CurrentUser } from '@futurelab/platform/session';
import { ownPath, paths, returnPath } from '@futurelab/platform/paths';

interface Redirect {
  status: 302 | 308;
  location: string;
}

/** Addresses that became the academy's. */
const ACADEMY_ALIASES = new Set(['/academy3', '/digital-mystics']);

/** The calendar file of an event: the api makes it. */
const EVENT_FILE = /^\/events\/([a-z0-9-]+)\.ics$/;

export function redirectFor(url: URL, user: CurrentUser | null): Redirect | null {
  if (url.pathname !== '/' && url.pathname.endsWith('/'))
    return { status: 308, location: ownPath(url.pathname.replace(/\/+$/, '') + url.search) ?? paths.home };
  const [, event] = EVENT_FILE.exec(url.pathname) ?? [];
  if (event) return { status: 302, location: `/api/events/${event}/calendar.ics` };
  if (ACADEMY_ALIASES.has(url.pathname)) return { status: 308, location: paths.academy + url.search };
  if (url.pathname === paths.dashboard) return { status: 302, location: paths.home };
  if (user && url.pathname === paths.login)
    return { status: 302, location: returnPath(url.searchParams.get('returnTo')) };
  if (user && !user.hasCompletedOnboarding && url.pathname === paths.home)
    return { status: 302, location: paths.onboarding };
  return null;
}

/** As an administrator set it. */
export interface MovedAddress {
  /** In lower case, without a slash at its end. */
  from: string;
  to: string;
  isPermanent: boolean;
}

/** Where an address leads that has no page, with the query that it was asked for with. */
export function movedTo(url: URL, moved: readonly MovedAddress[] = []): Redirect | null {
  const path = url.pathname.toLowerCase();
  const found = moved.find(({ from }) => from === path);
  if (!found) return null;
  const [address = '', ...fragment] = found.to.split('#');
  const query = url.search && url.search.replace('?', address.includes('?') ? '&' : '?');
  return { status: found.isPermanent ? 308 : 302, location: [address + query, ...fragment].join('#') };
}
