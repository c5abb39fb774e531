import { everyPage } from '../../stack/every-page.mjs';

/** Who is missing from search engines by the page's own wish. */
const UNLISTED = /<meta name="robots" content="[^"]*noindex/;

/**
 * Every page that a visitor reads at an address of its own, one for each route: what leads elsewhere or is not there
 * is no page. `only` keeps the addresses that it is about: whole ones, or all below one that ends in `*`.
 * @returns {Promise<{ path: string, listed: boolean }[]>}
 */
export async function publicPages(siteUrl, only = []) {
  const declared = await everyPage(async (path) => (await fetch(siteUrl + path)).text());
  const paths = declared
    .filter(({ access }) => access === 'public' || access === 'visitor')
    .map(({ path }) => path)
    .filter((path) => only.length === 0 || only.some((each) => fits(each, path)));
  const pages = [];
  for (const path of new Set(paths)) {
    const answer = await fetch(siteUrl + path, { redirect: 'manual' });
    const html = await answer.text();
    if (answer.status === 200) pages.push({ path, listed: !UNLISTED.test(html) });
  }
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const fits = (pattern, path) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
