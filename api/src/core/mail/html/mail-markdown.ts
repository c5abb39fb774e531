import MarkdownIt, { type Token } from 'markdown-it';
import { type Html, trusted } from '../../html/html.js';
import { MAIL_COLORS } from './mail-frame.js';

const { quiet, line, ember } = MAIL_COLORS;
const HEADING = 'line-height:1.25;font-weight:600';

/** Mail programs drop style sheets; each element has its own. */
const STYLES: Record<string, string> = {
  h1: `margin:0 0 16px;font-size:28px;${HEADING}`,
  h2: `margin:32px 0 12px;font-size:22px;${HEADING}`,
  h3: `margin:24px 0 8px;font-size:18px;${HEADING}`,
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 8px',
  a: `color:${ember};text-decoration:underline`,
  blockquote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${line};color:${quiet}`,
  hr: `margin:32px 0;border:0;border-top:1px solid ${line}`,
  img: 'display:block;max-width:100%;height:auto;border:0',
  table: 'margin:0 0 16px;border-collapse:collapse',
  th: `padding:8px 16px 8px 0;border-bottom:1px solid ${line};text-align:left`,
  td: `padding:8px 16px 8px 0;border-bottom:1px solid ${line}`,
};

/** Addresses within the site get its name. */
const absolute = (address: string, site: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? `${site}${address}` : address;

function prepare(tokens: readonly Token[], site: string): void {
  for (const token of tokens) {
    const style = STYLES[token.tag];
    if (style && token.nesting >= 0) token.attrSet('style', style);
    for (const name of ['href', 'src']) {
      const address = token.attrGet(name);
      if (address !== null) token.attrSet(name, absolute(String(address), site));
    }
    if (token.children) prepare(token.children, site);
  }
}

const withPictures = new MarkdownIt({ html: false });
const withoutPictures = new MarkdownIt({ html: false }).disable('image');

/** A Markdown text for an HTML email. */
export function mailHtml(markdown: string, site: string, { hasPictures = true } = {}): Html {
  const environment = {};
  const parser = hasPictures ? withPictures : withoutPictures;
  const tokens = parser.parse(markdown, environment);
  prepare(tokens, site);
  return trusted(parser.renderer.render(tokens, parser.options, environment));
}

/** The same for the plain text beside it: Markdown is plain text, but for addresses within the site. */
export const mailText = (markdown: string, site: string): string =>
  markdown.trim().replace(/\]\((\/(?!\/)[^)\s]*)/g, `](${site}$1`);
