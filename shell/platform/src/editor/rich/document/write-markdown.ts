import type { Mark, Node } from '@tiptap/pm/model';
import { escapeText, type Escaping } from './escape-text';

export interface Style {
  escaping: Escaping;
  /** What emphasis is written with. */
  emphasis: '*' | '_';
}

/** Blocks, normalized before, as Markdown. */
export function writeMarkdown(nodes: readonly Node[], style: Style): string {
  const written = nodes.map((node, index) => writeBlock(node, style, turnOf(nodes, index)));
  return written.join('\n\n');
}

const LISTS = ['bulletList', 'taskList', 'orderedList'];
export const isList = ({ type }: Node): boolean => LISTS.includes(type.name);

/** Lists that follow one another have different marks, or they would be one. */
function turnOf(nodes: readonly Node[], index: number): number {
  let turn = 0;
  for (let at = index; at > 0 && isList(nodes[at - 1]!); at--) turn++;
  return turn % 2;
}

function writeBlock(node: Node, style: Style, turn: number): string {
  switch (node.type.name) {
    case 'heading':
      return `${'#'.repeat(node.attrs.level)} ${writeText(node, style)}`.trimEnd();
    case 'codeBlock':
      return writeCode(node);
    case 'blockquote':
      return writeMarkdown(node.children, style).replace(/^/gm, '> ').replace(/ +$/gm, '');
    case 'horizontalRule':
      return '---';
    case 'bulletList':
    case 'taskList':
    case 'orderedList':
      return node.children
        .map((item, index) => writeItem(item, style, markOf(node, item, index, turn)))
        .join('\n');
    case 'table':
      return writeTable(node, style);
    case 'untouched':
      return node.attrs.markdown as string;
    default:
      return writeText(node, style);
  }
}

function writeCode({ attrs: { language }, textContent }: Node): string {
  const longest = Math.max(2, ...(textContent.match(/^ {0,3}`+/gm) ?? []).map((run) => run.trim().length));
  const fence = language?.includes('`') ? '~~~' : '`'.repeat(longest + 1);
  return `${fence}${language ?? ''}\n${textContent ? `${textContent}\n` : ''}${fence}`;
}

function markOf(list: Node, item: Node, index: number, turn: number): string {
  if (list.type.name === 'orderedList') return `${list.attrs.start + index}${turn ? ')' : '.'} `;
  return turn ? '* ' : '- ';
}

function writeItem(item: Node, style: Style, mark: string): string {
  const box = item.type.name === 'taskItem' ? (item.attrs.checked ? '[x] ' : '[ ] ') : '';
  const blocks = item.children.reduce((before, block, index) => {
    const written = writeBlock(block, style, turnOf(item.children, index));
    const follows = isList(block) && index === 1 && item.firstChild!.isTextblock;
    return index === 0 ? written : `${before}${follows ? '\n' : '\n\n'}${written}`;
  }, '');
  const [first = '', ...rest] = blocks.split('\n');
  const indented = rest.map((line) => line && ' '.repeat(mark.length) + line);
  return [`${mark}${box}${first}`.trimEnd(), ...indented].join('\n');
}

const RULES: Record<string, string> = { left: ':---', right: '---:', center: ':---:' };

function writeTable(table: Node, style: Style): string {
  const rows = table.children.map(
    (row) => `| ${row.children.map((cell) => writeCell(cell, style)).join(' | ')} |`,
  );
  const rule = table.firstChild!.children.map(({ attrs }) => RULES[attrs.align] ?? '---');
  rows.splice(1, 0, `| ${rule.join(' | ')} |`);
  return rows.join('\n');
}

const writeCell = (cell: Node, style: Style): string =>
  writeText(cell.firstChild!, style).replaceAll('\n', ' ').replace(/\\?\|/g, '\\|');

const writeText = (block: Node, style: Style): string => {
  const text = writeInline(block.children, [], style);
  if (style.escaping === 'none') return text;
  const isHeading = block.type.name === 'heading';
  return isHeading
    ? text.replace(/#(?=#*$)/g, '\\#')
    : text.replace(LINE_START, (_, indent, mark, rest) => `${indent}${mark}\\${rest}`);
};

/** What a line would begin a block of another kind with. */
const LINE_START = /^( *)((?:\d{1,9}(?=[.)](?:\s|$)))?)([#>=]|[-+](?=\s|$|-)|[.)]|\|)/gm;

/** Marks from the outermost. */
const ORDER = ['link', 'bold', 'italic', 'strike'];

function writeInline(nodes: readonly Node[], open: readonly Mark[], style: Style): string {
  let written = '';
  for (let at = 0; at < nodes.length;) {
    const marks = nodes[at]!.marks.filter((mark) => ORDER.includes(mark.type.name) && !mark.isInSet(open));
    const runs = marks.map((mark) => ({ mark, end: endOfRun(nodes, at, mark) }));
    runs.sort((a, b) => b.end - a.end || ORDER.indexOf(a.mark.type.name) - ORDER.indexOf(b.mark.type.name));
    const [run] = runs;
    if (run) {
      written += writeMark(run.mark, nodes.slice(at, run.end), [...open, run.mark], style);
      at = run.end;
    } else written += writeLeaf(nodes[at++]!, style);
  }
  return written;
}

function endOfRun(nodes: readonly Node[], from: number, mark: Mark): number {
  let end = from;
  while (end < nodes.length && mark.isInSet(nodes[end]!.marks)) end++;
  return end;
}

function writeMark(mark: Mark, nodes: readonly Node[], open: readonly Mark[], style: Style): string {
  const { href, title } = mark.attrs;
  const isAddress = mark.type.name === 'link' && !title && nodes.length === 1 && isSame(nodes[0]!, href);
  if (isAddress) return `<${nodes[0]!.text}>`;
  const text = writeInline(nodes, open, style);
  switch (mark.type.name) {
    case 'bold':
      return `**${text}**`;
    case 'italic':
      return style.emphasis + text + style.emphasis;
    case 'strike':
      return `~~${text}~~`;
    default:
      return `[${text}](${writeTarget(href, title)})`;
  }
}

const isSame = ({ text = '' }: Node, href: string): boolean =>
  /^[a-z][a-z0-9+.-]*:[^\s<>]*$/i.test(text) && text === href;

function writeTarget(href: string, title: string | null): string {
  const written = href.replace(/&(?=#?\w+;)/g, '&amp;');
  const isPlain = written !== '' && !/[\s<>()\\]/.test(written);
  const target = isPlain ? written : `<${written.replace(/\s/g, '%20').replace(/[<>\\]/g, '\\$&')}>`;
  return title ? `${target} "${title.replace(/["\\]/g, '\\$&')}"` : target;
}

function writeLeaf(node: Node, style: Style): string {
  switch (node.type.name) {
    case 'hardBreak':
      return '  \n';
    case 'image':
      return `![${escapeText(node.attrs.alt ?? '', style.escaping)}](${writeTarget(node.attrs.src, node.attrs.title)})`;
    default:
      return node.marks.some(({ type }) => type.name === 'code')
        ? writeCodeSpan(node.text!)
        : escapeText(node.text ?? '', style.escaping);
  }
}

function writeCodeSpan(text: string): string {
  const runs = new Set((text.match(/`+/g) ?? []).map(({ length }) => length));
  let length = 1;
  while (runs.has(length)) length++;
  const fence = '`'.repeat(length);
  const space = /^`|`$|^ .*\S.* $/.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}
