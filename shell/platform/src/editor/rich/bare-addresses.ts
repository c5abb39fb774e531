import { addressesIn } from '@futurelab/platform/markdown';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Shows which addresses in the text will be links. */
export const BareAddresses = Extension.create({
  name: 'bareAddresses',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => decorate(doc),
        apply: ({ docChanged, doc }, now) => (docChanged ? decorate(doc) : now),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

function decorate(doc: Node): DecorationSet {
  const links: Decoration[] = [];
  doc.descendants((node, at, parent) => {
    const isPlain =
      !parent?.type.spec.code && node.marks.every(({ type }) => !/^(link|code)$/.test(type.name));
    if (!node.isText || !isPlain) return;
    for (const { from, to } of addressesIn(node.text!))
      links.push(Decoration.inline(at + from, at + to, { 'data-address': '' }));
  });
  return DecorationSet.create(doc, links);
}
