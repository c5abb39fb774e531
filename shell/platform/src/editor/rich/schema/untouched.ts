import { Node } from '@tiptap/core';

/** Markdown that the editor has no nodes for. It is shown as it is written, and stays so. */
export const Untouched = Node.create({
  name: 'untouched',
  group: 'block',
  atom: true,
  addAttributes: () => ({ markdown: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'div[data-markdown]',
      getAttrs: (element) => ({ markdown: element.getAttribute('data-markdown') }),
    },
  ],
  renderHTML: ({ node }) => [
    'div',
    { 'data-markdown': node.attrs.markdown },
    ['p', 'Edit this part in Markdown.'],
    ['pre', node.attrs.markdown],
  ],
});
