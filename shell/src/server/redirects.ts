import type { CurrentUser } from '@futurelab/platform/session';
import { paths } from '@futurelab/platform/paths';

interface Redirect {
  status: 302 | 308;
  location: string;
}

/** Addresses that became the academy's. */
const ACADEMY_ALIASES = new Set(['/academy3', '/digital-mystics']);

/** A path on this site to come back to; anything else becomes the home page. */
export function safeReturnTo(value: string | null): string {
  if (!value?.startsWith('/')) return paths.home;
  try {
    const url = new URL(value, 'http://site.invalid');
    return url.origin === 'http://site.invalid' && !value.startsWith('//') && !value.includes('\\')
      ? url.pathname + url.search + url.hash
      : paths.home;
  } catch {
    return paths.home;
  }
}

/** Where a path leads instead of a page of its own, if anywhere. */
export function redirectFor(url: URL, user: CurrentUser | null): Redirect | null {
  if (url.pathname !== '/' && url.pathname.endsWith('/'))
    return { status: 308, location: `${url.pathname.replace(/\/+$/, '') || '/'}${url.search}` };
  if (ACADEMY_ALIASES.has(url.pathname)) return { status: 308, location: paths.academy + url.search };
  if (url.pathname === paths.dashboard) return { status: 302, location: paths.home };
  if (user && url.pathname === paths.login)
    return { status: 302, location: safeReturnTo(url.searchParams.get('returnTo')) };
  if (user && !user.hasCompletedOnboarding && url.pathname === paths.home)
    return { status: 302, location: paths.onboarding };
  return null;
}
