import {
  decodeEntities,
  isTooComplex,
  parseMarkdown,
  inlineText,
  type MarkedToken,
  type References,
  type Token,
  type Tokens,
} from '@futurelab/platform/markdown';
import type { JSONContent } from '@tiptap/core';
import { Node, type Schema } from '@tiptap/pm/model';

/** A block of the text: its node, what it is written as, and what stands between it and the next. */
export interface Block {
  nodes: Node[];
  markdown: string;
  gap: string;
}

export interface ReadMarkdown {
  lead: string;
  blocks: Block[];
  references: References;
}

/** Splits Markdown into the blocks of a document. Joined, they are the text. */
export function readMarkdown(schema: Schema, text: string, known: References = {}): ReadMarkdown {
  const read: ReadMarkdown = { lead: '', blocks: [], references: {} };
  const body = text.trimEnd();
  const end = text.slice(body.length);
  const tokens = isTooComplex(body) ? null : parseMarkdown(body, known);
  if (!tokens || tokens.map(({ raw }) => raw).join('') !== body) {
    return { ...read, blocks: [{ nodes: [untouched(schema, body)], markdown: body, gap: end }] };
  }
  read.references = tokens.links;
  for (const token of tokens) {
    const last = read.blocks.at(-1);
    if (token.type === 'space' || token.type === 'def') {
      if (last) last.gap += token.raw;
      else read.lead += token.raw;
    } else read.blocks.push(splitGap(readBlock(schema, token), token.raw));
  }
  const last = read.blocks.at(-1);
  if (last) last.gap += end;
  else read.lead += end;
  return read;
}

const splitGap = (node: Node, raw: string): Block => {
  const markdown = raw.trimEnd();
  return { nodes: [node], markdown, gap: raw.slice(markdown.length) };
};

const untouched = (schema: Schema, raw: string): Node =>
  schema.nodes.untouched!.create({ markdown: raw.trimEnd() });

class NoNodeForThis extends Error {}

function readBlock(schema: Schema, token: Token): Node {
  try {
    const node = Node.fromJSON(schema, blockOf(token));
    node.check();
    return node;
  } catch (error) {
    if (error instanceof NoNodeForThis || error instanceof RangeError) return untouched(schema, token.raw);
    throw error;
  }
}

function blockOf(given: Token): JSONContent {
  const token = given as MarkedToken;
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return { type: 'paragraph', content: inlineOf(token.tokens ?? [token]) };
    case 'heading':
      return { type: 'heading', attrs: { level: token.depth }, content: inlineOf(token.tokens) };
    case 'code':
      return {
        type: 'codeBlock',
        attrs: { language: token.lang || null },
        content: token.text ? [{ type: 'text', text: token.text }] : [],
      };
    case 'blockquote':
      return { type: 'blockquote', content: blocksOf(token.tokens) };
    case 'hr':
      return { type: 'horizontalRule' };
    case 'list':
      return listOf(token);
    case 'table':
      return tableOf(token);
    default:
      throw new NoNodeForThis();
  }
}

function blocksOf(tokens: Token[]): JSONContent[] {
  const blocks = tokens.filter(({ type }) => type !== 'space').map(blockOf);
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }];
}

function listOf({ ordered, start, items }: Tokens.List): JSONContent {
  const isTaskList = items.some(({ task }) => task);
  if (isTaskList && (ordered || !items.every(({ task }) => task))) throw new NoNodeForThis();
  return {
    type: isTaskList ? 'taskList' : ordered ? 'orderedList' : 'bulletList',
    ...(ordered && { attrs: { start: Number(start) } }),
    content: items.map(({ checked, tokens }) => ({
      type: isTaskList ? 'taskItem' : 'listItem',
      ...(isTaskList && { attrs: { checked: Boolean(checked) } }),
      content: blocksOf(tokens.filter(({ type }) => type !== 'checkbox')),
    })),
  };
}

function tableOf({ header, rows, align }: Tokens.Table): JSONContent {
  const row = (type: string, cells: Tokens.TableCell[]): JSONContent => ({
    type: 'tableRow',
    content: cells.map(({ tokens }, index) => ({
      type,
      attrs: { align: align[index] ?? null },
      content: [{ type: 'paragraph', content: inlineOf(tokens) }],
    })),
  });
  return {
    type: 'table',
    content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))],
  };
}

type Mark = NonNullable<JSONContent['marks']>[number];

const MARKS: Record<string, string> = { strong: 'bold', em: 'italic', del: 'strike' };

const inlineOf = (tokens: Token[], marks: Mark[] = []): JSONContent[] =>
  tokens.flatMap((given) => {
    const token = given as MarkedToken;
    switch (token.type) {
      case 'text':
        return textOf(decodeEntities(token.text), marks);
      case 'escape':
        return textOf(token.text, marks);
      case 'strong':
      case 'em':
      case 'del':
        return inlineOf(token.tokens, [...marks, { type: MARKS[token.type]! }]);
      case 'codespan':
        return textOf(token.text, [...marks, { type: 'code' }]);
      case 'br':
        return [{ type: 'hardBreak', marks }];
      case 'link':
        return linkOf(token, marks);
      case 'image':
        return [
          {
            type: 'image',
            attrs: {
              src: decodeEntities(token.href),
              alt: inlineText(token.tokens),
              title: token.title ? decodeEntities(token.title) : null,
            },
            marks,
          },
        ];
      // In a list with space between its items, the mark of a task stands in its first paragraph.
      case 'checkbox':
        return [];
      default:
        throw new NoNodeForThis();
    }
  });

const textOf = (text: string, marks: Mark[]): JSONContent[] => (text ? [{ type: 'text', text, marks }] : []);

function linkOf({ raw, href, title, text, tokens }: Tokens.Link, marks: Mark[]): JSONContent[] {
  if (!/^[[<]/.test(raw)) return textOf(text, marks);
  const attrs = { href: decodeEntities(href), title: title ? decodeEntities(title) : null };
  return inlineOf(tokens, [...marks, { type: 'link', attrs }]);
}
