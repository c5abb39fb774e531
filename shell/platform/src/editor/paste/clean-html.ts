import { wordLists } from './word-lists';

/** Pasted HTML as the editor's schema has it. Attributes say what is bold: the content policy keeps styles from being read. */
export function cleanHtml(html: string): string {
  // From an editor like this one.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body
    .querySelectorAll('style, script, meta, title, xml, colgroup, caption')
    .forEach((element) => element.remove());
  for (const picture of body.querySelectorAll('img'))
    if (!picture.getAttribute('src')?.startsWith('/uploads/')) picture.replaceWith(picture.alt);
  wordLists(body);
  body.querySelectorAll('[style]').forEach(formatByStyle);
  body.querySelectorAll(':is(ul, ol) > :is(ul, ol)').forEach(moveIntoItem);
  body.querySelectorAll('table').forEach(flattenTable);
  collapseSpaces(body);
  return body.innerHTML;
}

function formatByStyle(element: Element): void {
  const style = element.getAttribute('style')!.toLowerCase();
  const valueOf = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`).exec(style)?.[1]?.trim() ?? '';
  element.removeAttribute('style');
  const weight = valueOf('font-weight');
  const isBold = /^(bold|[6-9]00)/.test(weight);
  const isItalic = valueOf('font-style').startsWith('italic');
  // Google Docs wraps everything in an element that is bold by name only.
  if (element.matches('b, strong') && weight !== '' && !isBold) return unwrap(element);
  if (element.matches('i, em') && valueOf('font-style').startsWith('normal')) return unwrap(element);
  const isText = element.matches('span, font, a, p, td, th, li, div');
  if (isText && isBold && !element.closest('b, strong, h1, h2, h3, h4, h5, h6, th'))
    wrapContent(element, 'strong');
  if (isText && isItalic && !element.closest('i, em')) wrapContent(element, 'em');
  if (isText && valueOf('text-decoration').includes('line-through')) wrapContent(element, 's');
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Google Docs puts a list beside the item it belongs to. */
function moveIntoItem(list: Element): void {
  if (list.previousElementSibling?.matches('li')) list.previousElementSibling.append(list);
}

const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, br, table, tbody, tr';

/** A cell is one line of text, and the first row is the head. */
function flattenTable(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('td, th')) {
    for (const block of cell.querySelectorAll(BLOCKS)) {
      if (block.textContent.trim() && block.previousSibling) block.before(' ');
      block.replaceWith(...block.childNodes);
    }
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  }
  for (const cell of table.rows[0]?.querySelectorAll('td') ?? []) {
    const head = table.ownerDocument.createElement('th');
    head.append(...cell.childNodes);
    cell.replaceWith(head);
  }
}

const TEXT_BLOCKS = 'p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, div';

function collapseSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/[ \t\r\n]+/g, ' ');
  }
  for (const block of body.querySelectorAll(TEXT_BLOCKS)) {
    if (block.closest('pre')) continue;
    const [first, last] = [block.firstChild, block.lastChild];
    if (first?.nodeType === Node.TEXT_NODE) first.nodeValue = first.nodeValue!.trimStart();
    if (last?.nodeType === Node.TEXT_NODE) last.nodeValue = last.nodeValue!.replace(/[ \n]+$/, '');
    if (block.matches('p') && block.textContent.trim() === '' && !block.querySelector('img')) block.remove();
  }
}
