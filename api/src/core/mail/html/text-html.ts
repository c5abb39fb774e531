import { truncate } from '#platform/format/truncate';
import { type Html, html, trusted } from '../../html/html.js';
import { MAIL_COLORS, mailFrame } from './mail-frame.js';

const SIGNATURE = 'FutureLab';
const GREETING = /^Hello[^\n]*,$/;
const CODE = /^\d{6}$/;
const PREHEADER_LENGTH = 140;
/** A line of more than this that ends in the middle of a sentence goes on in the next one. */
const WRAPPED_AT = 90;
/** `Turn these emails off: https://…` */
const LABELED = /^(.+): (https?:\/\/\S+)$/;

const style = {
  p: 'margin:0 0 16px',
  code: 'margin:0 0 16px;font-size:32px;font-weight:600;letter-spacing:4px',
  heading: 'margin:24px 0 12px;font-size:20px;line-height:1.25',
  ul: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 8px',
  footer: 'margin:0 0 8px',
};

/** The page of an email that is written as plain text; `written` is what it says, where that is more than text. */
export function textMailHtml(
  { subject, body }: { subject: string; body: string },
  site: string,
  written?: Html,
): string {
  const blocks = body.trim().split(/\n{2,}/);
  const signature = blocks.lastIndexOf(SIGNATURE);
  const [content, footer] =
    signature < 0 ? [blocks, []] : [blocks.slice(0, signature), blocks.slice(signature + 1)];
  const said = content.filter((block) => !GREETING.test(block)).join(' ');
  return mailFrame({
    title: subject,
    preheader: truncate(said.replace(/\s+/g, ' '), PREHEADER_LENGTH),
    content: written ?? html`${content.map((block, index) => contentBlock(block, content[index + 1], site))}`,
    footer: html`${footer.map((block) => paragraph(block, site, style.footer, 'color:inherit'))}`,
  });
}

const isList = (block: string | undefined): boolean => block?.startsWith('- ') === true;

function contentBlock(block: string, next: string | undefined, site: string): Html {
  if (CODE.test(block)) return html`<p style="${style.code}">${block}</p>`;
  if (isList(block)) return list(block, site);
  const isHeading = isList(next) && !block.includes('\n') && /[\p{L}\d]$/u.test(block);
  if (isHeading) return html`<h2 style="${style.heading}">${block}</h2>`;
  return paragraph(block, site, style.p);
}

/** Each `- what`, with its address below it if it has one. */
function list(block: string, site: string): Html {
  const items = block.split(/\n(?=- )/).map((item) => {
    const [what, ...rest] = item.slice(2).split('\n');
    const address = rest.at(-1)?.trim();
    if (!address || !isOwn(address, site)) return lines([what!, ...rest], site);
    return html`${link(address, what!)}${rest.slice(0, -1).map((line) => html`<br />${line.trim()}`)}`;
  });
  return html`<ul style="${style.ul}">
    ${items.map((item) => html`<li style="${style.li}">${item}</li>`)}
  </ul>`;
}

const paragraph = (block: string, site: string, styles: string, linkStyle?: string): Html =>
  html`<p style="${styles}">${lines(unwrapped(block), site, linkStyle)}</p>`;

function unwrapped(block: string): string[] {
  const whole: string[] = [];
  let goesOn = false;
  for (const line of block.split('\n')) {
    if (goesOn) whole.push(`${whole.pop()!} ${line}`);
    else whole.push(line);
    goesOn = line.length > WRAPPED_AT && !/[.:?!]$/.test(line);
  }
  return whole;
}

const lines = (texts: readonly string[], site: string, linkStyle?: string): Html =>
  html`${texts.map((line, index) => html`${trusted(index > 0 ? '<br />' : '')}${inline(line.trim(), site, linkStyle)}`)}`;

/** Addresses of the site become links. Others stay text: they were typed by people. */
function inline(line: string, site: string, linkStyle?: string): Html {
  const [, label, address] = LABELED.exec(line) ?? [];
  if (label && address && isOwn(address, site)) return link(address, label, linkStyle);
  const parts = line.split(/(https?:\/\/\S+)/);
  return html`${parts.map((part) => (isOwn(part, site) ? link(part, shown(part), linkStyle) : html`${part}`))}`;
}

const isOwn = (address: string, site: string): boolean => address === site || address.startsWith(`${site}/`);

/** Without what only a program reads. */
const shown = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\?.*$/, '');

const link = (address: string, text: string, color = `color:${MAIL_COLORS.ember}`): Html =>
  html`<a href="${address}" style="${color};text-decoration:underline">${text}</a>`;
