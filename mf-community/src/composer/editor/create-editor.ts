import { Editor } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { mentions, type MentionSource } from './mentions';

interface EditorParts {
  element: HTMLElement;
  markdown: string;
  attributes: Record<string, string>;
  mention: MentionSource;
  onChange: (markdown: string) => void;
  onFiles: (files: Iterable<File>) => boolean;
  onSubmit: () => void;
}

/** The editor, made of what the site's Markdown can show. */
export function createEditor({
  element,
  markdown,
  attributes,
  mention,
  onChange,
  onFiles,
  onSubmit,
}: EditorParts): Editor {
  return new Editor({
    element,
    content: markdown,
    contentType: 'markdown',
    // The site's content policy refuses style elements; these rules are in composer.module.css.
    injectCSS: false,
    textDirection: 'auto',
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        underline: false,
        dropcursor: false,
        link: {
          openOnClick: false,
          autolink: true,
          defaultProtocol: 'https',
          HTMLAttributes: { target: null },
        },
      }),
      Image,
      Markdown,
      mentions(mention),
    ],
    editorProps: {
      attributes,
      handlePaste: (_view, { clipboardData }) => onFiles(clipboardData?.files ?? []),
      handleDrop: (_view, { dataTransfer }) => onFiles(dataTransfer?.files ?? []),
      handleKeyDown: (_view, event) => {
        const sends = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
        if (sends) onSubmit();
        return sends;
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getMarkdown()),
  });
}
