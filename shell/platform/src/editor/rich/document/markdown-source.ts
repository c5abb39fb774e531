import type { References } from '@futurelab/platform/markdown';
import type { Node, Schema } from '@tiptap/pm/model';
import { transfer } from './transfer';
import { normalize } from './normalize';
import { readMarkdown, type Block } from './read-markdown';
import { isList, writeMarkdown, type Style } from './write-markdown';

const STYLES: readonly Style[] = (['none', 'some', 'all'] as const).flatMap((escaping) =>
  (['*', '_'] as const).map((emphasis) => ({ escaping, emphasis })),
);
const PLAIN: Style = { escaping: 'some', emphasis: '*' };

const BLANK_LINE = /\n[ \t]*\n/;

/**
 * The Markdown of a document that is being changed. What is not changed stays as it was written, to the byte; what is
 * changed is written so that the site reads it as the document has it.
 */
export class MarkdownSource {
  private readonly lead: string;
  private tail: string;
  private openedEnd: Node | null = null;
  private readonly newline: string;
  private readonly references: References;
  private blocks: Block[];

  constructor(
    private readonly schema: Schema,
    text: string,
  ) {
    this.newline = text.includes('\r\n') ? '\r\n' : '\n';
    const { lead, blocks, references } = readMarkdown(schema, text.replace(/\r\n?/g, '\n'));
    this.lead = lead;
    this.blocks = blocks;
    this.references = references;
    const last = blocks.at(-1);
    this.tail = last?.gap ?? '';
    if (last) last.gap = '';
  }

  get nodes(): Node[] {
    return this.blocks.flatMap(({ nodes }) => nodes);
  }

  /** `doc` shows the text with the space at its end: typing there continues that space, which is not written again. */
  openIn(doc: Node): void {
    this.openedEnd = doc.lastChild;
  }

  /** The Markdown of `doc`, which becomes what later changes begin from. */
  write(doc: Node): string {
    if (this.openedEnd && !doc.lastChild?.eq(this.openedEnd)) this.tail = '';
    this.update(doc.children.filter((node) => normalize([node]).length > 0));
    const { length } = this.blocks;
    const texts = this.blocks.map(({ markdown, gap }, index) =>
      index < length - 1 ? markdown + (gap || '\n\n') : markdown,
    );
    return (this.lead + texts.join('') + this.tail).replaceAll('\n', this.newline);
  }

  private update(nodes: Node[]): void {
    const { blocks } = this;
    let first = 0;
    let start = 0;
    while (first < blocks.length && startsWith(nodes, start, blocks[first]!))
      start += blocks[first++]!.nodes.length;
    let last = blocks.length;
    let end = nodes.length;
    while (last > first && end - blocks[last - 1]!.nodes.length >= start) {
      const from = end - blocks[last - 1]!.nodes.length;
      if (!startsWith(nodes, from, blocks[last - 1]!)) break;
      end = from;
      last--;
    }
    if (first === last && start === end) return;
    // What stands close to the change could be read with it.
    while (first > 0 && isClose(blocks[first - 1]!, nodes[start - 1], nodes[start]))
      start -= blocks[--first]!.nodes.length;
    while (
      last < blocks.length &&
      isClose(last > 0 ? blocks[last - 1]! : undefined, nodes[end - 1], nodes[end])
    )
      end += blocks[last++]!.nodes.length;
    const changed = this.rewrite(blocks.slice(first, last), nodes.slice(start, end));
    const gap = blocks[last - 1]?.gap;
    if (changed.length > 0 && first < last) changed.at(-1)!.gap = gap ?? '';
    this.blocks = [...blocks.slice(0, first), ...changed, ...blocks.slice(last)];
  }

  private rewrite(before: Block[], nodes: Node[]): Block[] {
    if (nodes.length === 0) return [];
    const then = normalize(before.flatMap((block) => block.nodes));
    const now = normalize(nodes);
    const text = before
      .map(({ markdown, gap }, index) => markdown + (index < before.length - 1 ? gap || '\n\n' : ''))
      .join('');
    for (const style of STYLES) {
      const next = writeMarkdown(now, style);
      const candidates = before.length > 0 ? transfer(text, writeMarkdown(then, style), next) : [];
      for (const markdown of [...candidates, next]) {
        const read = this.read(markdown, now, nodes);
        if (read) return read;
      }
    }
    return [{ nodes, markdown: writeMarkdown(now, PLAIN), gap: '' }];
  }

  /** The blocks of `markdown`, if it is read as the document has it. */
  private read(markdown: string, normal: Node[], nodes: Node[]): Block[] | null {
    const { lead, blocks } = readMarkdown(this.schema, markdown, this.references);
    if (lead || blocks.length !== nodes.length) return null;
    const isSame = blocks.every((block, index) => {
      const [read] = normalize(block.nodes);
      return read?.eq(normal[index]!);
    });
    if (!isSame) return null;
    return blocks.map((block, index) => ({ ...block, nodes: [nodes[index]!] }));
  }
}

const startsWith = (nodes: Node[], at: number, block: Block): boolean =>
  block.nodes.every((node, index) => nodes[at + index]?.eq(node));

const isClose = (before: Block | undefined, ...nodes: (Node | undefined)[]): boolean =>
  Boolean(before?.gap && !BLANK_LINE.test(before.gap)) || nodes.every((node) => node && isList(node));
