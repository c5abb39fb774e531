import { isValidElement, type ReactNode } from 'react';
import { Markdown } from './markdown';

/** What a Markdown text says once it is rendered, on one line. */
export const plainText = (markdown: string): string =>
  textOf(Markdown({ children: markdown }))
    .replace(/\s+/g, ' ')
    .trim();

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return textOfAll(node as ReactNode[]);
  if (!isValidElement<{ alt?: string; children?: ReactNode }>(node)) return '';
  return node.props.alt ?? textOf(node.props.children);
}

/** Blocks have no text beside them. */
const textOfAll = (nodes: ReactNode[]): string =>
  nodes.map(textOf).join(nodes.some((node) => typeof node === 'string') ? '' : ' ');
