import { Fragment, type Mark, type Node } from '@tiptap/pm/model';

/** What Markdown can say of a document's blocks: without empty paragraphs, and without space around text and emphasis. */
export const normalize = (nodes: readonly Node[]): Node[] => {
  const normal = nodes.map((node) => (node.isTextblock ? normalizeText(node) : normalizeBlock(node)));
  return normal.filter((node) => !isEmpty(node));
};

const isEmpty = ({ type, childCount }: Node): boolean => type.name === 'paragraph' && childCount === 0;

function normalizeBlock(node: Node): Node {
  if (node.isLeaf) return node;
  if (node.type.name === 'table') return normalizeTable(node);
  const children = node.children.map((child) =>
    child.isTextblock ? normalizeText(child) : normalizeBlock(child),
  );
  const filled = children.filter((child) => !isEmpty(child));
  // An item begins with a paragraph, though it be empty.
  const isFirstNeeded = filled.length === 0 || (isEmpty(children[0]!) && !filled[0]!.isTextblock);
  return node.copy(Fragment.from(isFirstNeeded ? [children[0]!, ...filled] : filled));
}

/** The first row is the head, and a cell is one line. */
function normalizeTable(table: Node): Node {
  const { tableHeader, tableCell } = table.type.schema.nodes;
  const rows = table.children.map((row, at) =>
    row.copy(
      Fragment.from(
        row.children.map((cell) =>
          (at === 0 ? tableHeader! : tableCell!).create(cell.attrs, normalizeText(cell.firstChild!, true)),
        ),
      ),
    ),
  );
  return table.copy(Fragment.from(rows));
}

/** A part of a text that is space, or none. */
interface Part {
  node: Node;
  isSpace: boolean;
}

const SPACE = /^[ \t\n]+$/;
const BESIDE_SPACE = ['bold', 'italic', 'strike'];

function normalizeText(block: Node, isOneLine = block.type.name === 'heading'): Node {
  if (block.type.spec.code) return block;
  const { schema } = block.type;
  let parts = block.children.flatMap(partsOf);
  for (const name of BESIDE_SPACE) parts = withoutSpaceAtEdges(parts, name);
  const text: Part[] = [];
  const dropSpaces = () => {
    while (text.at(-1)?.isSpace && text.at(-1)?.node.isText) text.pop();
  };
  for (const { node, isSpace } of parts) {
    if (node.isText && !isSpace) text.push({ node, isSpace });
    else if (isSpace && isOneLine) text.push({ isSpace, node: schema.text(' ', node.marks) });
    else if (!node.isText) {
      if (isSpace) dropSpaces();
      text.push({ node, isSpace });
    } else if (text.length > 0 && text.at(-1)!.node.type.name !== 'hardBreak')
      text.push({ isSpace, node: node.text!.includes('\n') ? schema.text('\n', node.marks) : node });
  }
  while (text[0]?.isSpace) text.shift();
  while (text.at(-1)?.isSpace) text.pop();
  return block.copy(Fragment.fromArray(text.map(({ node }) => node)));
}

const partsOf = (node: Node): Part[] => {
  if (!node.isText) return [{ node, isSpace: node.type.name === 'hardBreak' }];
  if (node.marks.some(({ type }) => type.name === 'code')) return [{ node, isSpace: false }];
  return node
    .text!.split(/([ \t\n]+)/)
    .filter(Boolean)
    .map((text) => ({ node: node.type.schema.text(text, node.marks), isSpace: SPACE.test(text) }));
};

/** Emphasis neither begins nor ends with a space. */
function withoutSpaceAtEdges(parts: Part[], name: string): Part[] {
  const has = (part: Part | undefined) => part?.node.marks.some(({ type }) => type.name === name) ?? false;
  const result = [...parts];
  const strip = (from: number, step: 1 | -1) => {
    for (let at = from; result[at]?.isSpace && has(result[at]); at += step)
      result[at] = { isSpace: true, node: unmarked(result[at]!.node, name) };
  };
  for (let at = 0; at < result.length; at++) if (!has(result[at - 1])) strip(at, 1);
  for (let at = result.length - 1; at >= 0; at--) if (!has(result[at + 1])) strip(at, -1);
  return result;
}

const unmarked = (node: Node, name: string): Node =>
  node.mark(node.marks.filter(({ type }: Mark) => type.name !== name));
