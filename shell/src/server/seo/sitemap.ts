import type { ListedPage } from './site-directory';
import { escapeXml } from './xml';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `/sitemap.xml`: where the parts are. */
export const sitemapIndex = (publicUrl: string, parts: string[]): string =>
  `${XML_DECLARATION}<sitemapindex xmlns="${SCHEMA}">${parts
    .map((part) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${part}.xml`)}</loc></sitemap>`)
    .join('')}</sitemapindex>\n`;

/** `/sitemap-<part>.xml`: one address a page. */
export const sitemapPart = (publicUrl: string, pages: ListedPage[]): string =>
  `${XML_DECLARATION}<urlset xmlns="${SCHEMA}">${pages
    .map(({ path }) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
    .join('')}</urlset>\n`;
