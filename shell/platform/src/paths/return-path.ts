import { API_PREFIXES } from '../api-prefixes';

/** Stands for the site's own origin, which a path is read against but never names. */
const OWN_ORIGIN = 'https://site.invalid';
const MAX_LENGTH = 2_000;
/** No pages: files, what the api answers, and the login page, which would lead back to itself. */
const NOT_PAGES = [...API_PREFIXES, '/login', '/mfe', '/shell'];

/**
 * A path of this site with its query and fragment, as a browser would resolve it. Null for another origin, a scheme,
 * and a path that a browser would take for a host: `//host`, also behind dot segments or with backslashes.
 */
export function ownPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, OWN_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !/^\/[/\\]/.test(pathname) ? pathname + search + hash : null;
}

/** The page of this site that the visitor wants to come back to, else the home page. */
export function returnPath(wanted: unknown): string {
  const path = ownPath(wanted);
  return path !== null && path.length <= MAX_LENGTH && isPage(path) ? path : '/';
}

function isPage(path: string): boolean {
  const pathname = decoded(path.split(/[?#]/, 1)[0]!)?.toLowerCase();
  if (pathname === undefined) return false;
  return !NOT_PAGES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
