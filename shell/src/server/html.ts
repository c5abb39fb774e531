import { PAGE_DATA_ID, type PageData } from '../client/page-data';
import type { InlineStyle } from './page-styles';

interface Document {
  data: PageData;
  head: string;
  body: string;
  styles: InlineStyle[];
  linkedStyles: string[];
  /** Scripts the page needs before it is interactive, in the order of need. */
  preloads: string[];
  script: { href: string; integrity: string };
  fonts: string[];
}

/** JSON that may stand inside a script element. */
const embed = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The document around a rendered page. The only scripts in it are files; the page's data is inert JSON. */
export function htmlDocument(page: Document): string {
  const { integrity } = page.data;
  const theme = page.data.theme === 'system' ? '' : ` data-theme="${page.data.theme}"`;
  return [
    `<!doctype html><html lang="en"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.head,
    ...page.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...page.styles.map(({ href, css }) => `<style data-href="${href}">${css}</style>`),
    ...page.linkedStyles.map(
      (href) => `<link rel="stylesheet" href="${href}" integrity="${integrity[href]}">`,
    ),
    `<script type="module" src="${page.script.href}" integrity="${page.script.integrity}"></script>`,
    ...page.preloads.map(
      (href) => `<link rel="preload" as="script" href="${href}" integrity="${integrity[href]}">`,
    ),
    '<link rel="icon" href="/shell/favicon.svg" type="image/svg+xml">',
    '</head><body>',
    `<div id="root">${page.body}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${embed(page.data)}</script>`,
    '</body></html>',
  ].join('');
}
