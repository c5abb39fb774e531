import { RedirectRefusedError } from './redirects.errors.js';

/** Stands for the site's own origin, which a path is read against but never names. */
const OWN_ORIGIN = 'https://site.invalid';
const PATH = /^(\/[a-z0-9._~%-]+)+$/;
/** Pages of earlier sites were called as files are; other files are answered before any page. */
const FILE_OF_A_PAGE = /\.(html?|php|aspx?|pdf)$/;

const refuse = (field: 'from' | 'to', message: string): never => {
  throw new RedirectRefusedError(400, field, 'validation_failed', message);
};

/** As it is compared: in lower case, without a slash at its end. @throws RedirectRefusedError */
export function sourceOf(from: string): string {
  if (/[?#]/.test(from)) refuse('from', 'Enter the path alone, without “?” or “#”.');
  const path = ownPath(from)?.toLowerCase().replace(/\/+$/, '');
  if (!path || !PATH.test(path)) return refuse('from', 'Enter a path such as /old-courses.');
  if (path.includes('.') && !FILE_OF_A_PAGE.test(path))
    refuse('from', 'Files can’t be redirected, only pages and PDFs.');
  return path;
}

/** A path of this site also where it was given as a whole address. @throws RedirectRefusedError */
export function targetOf(to: string, publicUrl: string): string {
  const isPath = to.startsWith('/');
  const url = !isPath && URL.canParse(to) ? new URL(to) : null;
  const path = url?.origin === publicUrl ? ownPath(url.pathname + url.search + url.hash) : ownPath(to);
  if (path !== null) return path;
  if (isPath) refuse('to', 'Enter a path such as /courses.');
  if (url?.protocol !== 'https:' || url.username || url.password)
    return refuse('to', 'Enter a path that begins with /, or an address that begins with https://.');
  return url.href;
}

/** As a browser would resolve it. Null for what it would take for another host: `//host`, also behind dot segments. */
function ownPath(wanted: string): string | null {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, OWN_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
