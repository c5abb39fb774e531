import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { MarkdownSource } from './markdown-source';

export type Caret = 'end' | { from: number; to: number };

/** The document of a text that is being typed: a space or a line begun at its end is there, too. */
export function initialDocument(schema: Schema, text: string): Node {
  const { nodes } = new MarkdownSource(schema, text);
  const paragraph = () => schema.nodes.paragraph!.create();
  const begun = text.slice(text.trimEnd().length).replace(/\r\n?/g, '\n');
  const last = nodes.at(-1);
  if (last && begun) {
    const longer = /\n\s*\n/.test(begun) ? null : append(last, begun);
    if (longer) nodes.splice(-1, 1, longer);
    else if (begun.includes('\n')) nodes.push(paragraph());
  }
  return schema.topNodeType.create(null, nodes.length > 0 ? nodes : [paragraph()]);
}

function append(node: Node, space: string): Node | null {
  if (node.type.spec.code || node.isLeaf || node.type.name === 'table') return null;
  if (node.isTextblock)
    return space.includes('\n') && node.type.name !== 'paragraph'
      ? null
      : node.copy(node.content.append(Fragment.from(node.type.schema.text(space))));
  const longer = space.includes('\n') ? null : append(node.lastChild!, space);
  return longer && node.copy(node.content.replaceChild(node.childCount - 1, longer));
}

/** A sign that nobody types. */
const SIGN = '\ue000';

/** Where in the document a place of the text is; null if no text is there. */
export function placeIn(schema: Schema, text: string, offset: number): number | null {
  const signed = initialDocument(schema, text.slice(0, offset) + SIGN + text.slice(offset));
  if (signed.content.size !== initialDocument(schema, text).content.size + SIGN.length) return null;
  let place: number | null = null;
  signed.descendants((node, at) => {
    const index = node.text?.indexOf(SIGN) ?? -1;
    if (index >= 0) place = at + index;
  });
  return place;
}
