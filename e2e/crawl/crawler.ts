import { siteUrl } from '../fixtures/product';
import { readPage, type ReadPage } from './read-page';

/** A page as a user got it. */
export interface CrawledPage extends ReadPage {
  /** Path and query. */
  path: string;
  policy: string;
}

export interface Crawl {
  pages: CrawledPage[];
  /** Links that lead nowhere, each with the page it stands on. */
  dead: string[];
}

const AT_ONCE = 4;
/** Acts, not pages: one begins to sign in, which nobody may do hundreds of times a minute, the other ends the session. */
const SIGN_IN_OR_OUT = /^\/(api\/(login|logout)$|auth\/)/;

interface Wanted {
  path: string;
  from: string;
}

/** Follows every link of the site from its front page, over HTTP, with `cookie`. */
export async function crawl(cookie: string): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const dead: string[] = [];
  const anchors: (Wanted & { id: string })[] = [];
  const seen = new Set(['/']);
  const queue: Wanted[] = [{ path: '/', from: 'the start' }];

  const want = (href: string, from: string): void => {
    const url = new URL(href, siteUrl() + from);
    if (url.origin !== new URL(siteUrl()).origin || SIGN_IN_OR_OUT.test(url.pathname)) return;
    const path = url.pathname + url.search;
    if (url.hash) anchors.push({ path, from, id: decodeURIComponent(url.hash.slice(1)) });
    if (seen.has(path)) return;
    seen.add(path);
    queue.push({ path, from });
  };

  const visit = async ({ path, from }: Wanted): Promise<void> => {
    const answer = await fetch(siteUrl() + path, {
      headers: { cookie, 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const location = answer.headers.get('location');
    // A page for members asks a visitor to log in.
    const isPage = answer.ok || answer.status === 401;
    if (answer.status >= 400 && !isPage) dead.push(`${path} on ${from} answers ${answer.status}`);
    else if (location !== null) want(location, path);
    if (!isPage || !answer.headers.get('content-type')?.startsWith('text/html')) return;
    const page = readPage(await answer.text());
    pages.set(path, { path, policy: answer.headers.get('content-security-policy') ?? '', ...page });
    // A page with parameters is a view of one without: what it leads to beyond that is reached from there.
    if (!path.includes('?')) for (const href of page.hrefs) want(href, path);
  };

  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));

  for (const { path, from, id } of anchors) {
    const page = pages.get(path);
    if (page && !page.ids.has(id)) dead.push(`${path}#${id} on ${from} names no part of the page`);
  }
  return { pages: [...pages.values()], dead };
}
