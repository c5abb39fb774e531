import { paths } from '@futurelab/platform/paths';

/** Stands for the site's own origin, which rendering on the server does not know. */
const HERE = 'https://here.invalid';

/** Paths that are not pages, or that would lead straight back to signing in. */
const NOT_PAGES = /^\/(api|auth|dev|login)(\/|$)/i;

/**
 * Where to go after sign-in: a path of this site, with its query and fragment. Anything that could lead
 * elsewhere (another origin, a scheme, a protocol-relative or backslashed path) becomes the home page.
 */
export function returnPath(wanted: string | null): string {
  // eslint-disable-next-line no-control-regex -- browsers drop control characters before reading a URL
  if (!wanted?.startsWith('/') || /^\/[/\\]|[\\\u0000-\u0020\u007f]/.test(wanted)) return paths.home;
  try {
    const url = new URL(wanted, HERE);
    const path = url.pathname + url.search + url.hash;
    return url.origin !== HERE || path.startsWith('//') || NOT_PAGES.test(url.pathname) ? paths.home : path;
  } catch {
    return paths.home;
  }
}
