import type { Extensions } from '@tiptap/core';
import Code from '@tiptap/extension-code';
import Image from '@tiptap/extension-image';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import StarterKit from '@tiptap/starter-kit';
import { emphasis } from './emphasis';
import { Untouched } from './untouched';
import { tableExtensions } from './table';

/** What the site's Markdown can show, as nodes and marks. */
export const extensions: Extensions = [
  StarterKit.configure({
    bold: false,
    code: false,
    italic: false,
    paragraph: false,
    strike: false,
    underline: false,
    dropcursor: false,
    trailingNode: false,
    // Addresses are text: the site makes links of them, and bare-addresses.ts shows that it will.
    link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { target: null } },
  }),
  ...emphasis,
  // A line may end inside a paragraph, which the site shows as a space.
  Paragraph.extend({ whitespace: 'pre' }),
  // Code may be bold, or a link.
  Code.extend({ excludes: '' }),
  Image.configure({ inline: true }),
  TaskList,
  TaskItem.configure({ nested: true, a11y: { checkboxLabel: (node) => node.textContent || 'New task' } }),
  ...tableExtensions,
  Untouched,
];
