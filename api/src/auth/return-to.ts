const MAX_LENGTH = 2_000;
const OUTSIDE_PAGES = /^\/(api|auth|dev|newsletter|mfe)(\/|$)/i;
// eslint-disable-next-line no-control-regex -- browsers drop these inside addresses, so they can hide a "//"
const TREACHEROUS = /[\\\u0000-\u0020\u007f]/;
const BASE = 'http://site.invalid';

/**
 * The page to come back to after signing in, if it is one of ours: a path on this site and nothing that a browser, or
 * somebody decoding it once more on the way, could read as another site's address.
 */
export function safeReturnTo(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !isPlainPath(value)) return null;
  const url = URL.canParse(value, BASE) ? new URL(value, BASE) : null;
  if (url?.origin !== BASE || !isPlainPath(url.pathname) || OUTSIDE_PAGES.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function isPlainPath(text: string): boolean {
  for (let round = 0, current = text; round < 6; round += 1) {
    const path = current.split(/[?#]/, 1)[0]!;
    if (!path.startsWith('/') || path.startsWith('//') || TREACHEROUS.test(round === 0 ? current : path))
      return false;
    const decoded = decodeOnce(path);
    if (decoded === null) return false;
    if (decoded === path) return true;
    current = decoded;
  }
  return false;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
