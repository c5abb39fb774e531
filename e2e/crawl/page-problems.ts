import { siteUrl } from '../fixtures/product';
import type { CrawledPage } from './crawler';
import { checkStructuredData } from './structured-data';

/** Of every page, for every reader. */
export function pageProblems({ path, titles, headings, data, canonical, metas }: CrawledPage): string[] {
  const problems: string[] = [];
  if (headings !== 1) problems.push(`has ${headings} first headings`);
  if (titles.length !== 1 || !titles[0]) problems.push(`has ${titles.length} titles`);
  if (canonical !== null && !canonical.startsWith(`${siteUrl()}/`))
    problems.push(`has its one address elsewhere: ${canonical}`);
  if (isListed({ metas })) problems.push(...listingProblems(metas, canonical));
  for (const text of data) {
    const { kind, problems: found } = checkStructuredData(text);
    problems.push(...found.map((problem) => `describes its ${kind} badly: ${problem}`));
  }
  return problems.map((problem) => `${path} ${problem}`);
}

export const isListed = ({ metas }: Pick<CrawledPage, 'metas'>): boolean =>
  !metas.get('robots')?.includes('noindex');

const SHARED = [
  'title',
  'description',
  'url',
  'type',
  'site_name',
  'image',
  'image:width',
  'image:height',
  'image:alt',
];

/** Of a page that search engines and shared links may show. */
function listingProblems(metas: CrawledPage['metas'], canonical: string | null): string[] {
  const missing = SHARED.map((name) => `og:${name}`).concat('description', 'twitter:card');
  const problems = missing.filter((name) => !metas.get(name)).map((name) => `has no ${name}`);
  if (canonical === null) problems.push('does not say what its one address is');
  else if (metas.get('og:url') !== canonical) problems.push('is shared under another address');
  const { length } = metas.get('description') ?? '';
  if (length > 0 && (length < 25 || length > 170)) problems.push(`has a description of ${length} characters`);
  return problems;
}

/** What two different pages have in common that tells search engines them apart. */
export function duplicateMetadata(pages: CrawledPage[]): string[] {
  const own = pages.filter((page) => isListed(page) && page.canonical === siteUrl() + page.path);
  const repeated = (textOf: (page: CrawledPage) => string | undefined): string[] => {
    const first = new Map<string, string>();
    return own.flatMap((page) => {
      const text = textOf(page) ?? '';
      const other = first.get(text);
      if (other === undefined) first.set(text, page.path);
      return other === undefined ? [] : [`${page.path} and ${other}: ${text}`];
    });
  };
  return [...repeated(({ titles }) => titles[0]), ...repeated(({ metas }) => metas.get('description'))];
}
