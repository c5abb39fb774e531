import { choosesWord, keyOf } from '@futurelab/platform/keys';
import { addressesIn } from '@futurelab/platform/markdown';
import { Editor, getSchema } from '@tiptap/core';
import { cleanHtml } from '../paste/clean-html';
import { picturesIn } from '../pictures-in';
import { BareAddresses } from './bare-addresses';
import { MarkdownSource } from './document/markdown-source';
import { initialDocument, placeIn, type Caret } from './document/initial-document';
import { mentions, type MentionSource } from './mentions';
import { extensions } from './schema/extensions';

interface EditorParts {
  element: HTMLElement;
  markdown: string;
  attributes: Record<string, string>;
  mention?: MentionSource | undefined;
  onChange: (markdown: string) => void;
  onFiles: (files: Iterable<File>) => boolean;
  onSubmit: () => void;
}

export interface MarkdownEditor {
  editor: Editor;
  /** Another text in place of what is there. */
  replace: (markdown: string) => void;
  /** Puts the caret at a place of the text that the editor was made with. */
  focus: (caret: Caret) => void;
}

const schema = getSchema(extensions);

/** The editor, made of what the site's Markdown can show. */
export function createEditor({
  element,
  markdown,
  attributes,
  mention,
  onChange,
  onFiles,
  onSubmit,
}: EditorParts): MarkdownEditor {
  let source: MarkdownSource;
  const editor: Editor = new Editor({
    element,
    content: initialDocument(schema, markdown).toJSON(),
    // The site's content policy refuses style elements; these rules are in editor.module.css.
    injectCSS: false,
    textDirection: 'auto',
    extensions: [...extensions, BareAddresses, ...(mention ? [mentions(mention)] : [])],
    editorProps: {
      attributes,
      transformPastedHTML: cleanHtml,
      handlePaste: (view, { clipboardData }) => {
        if (!clipboardData) return false;
        const pictures = picturesIn(clipboardData);
        if (pictures.length > 0) return onFiles(pictures);
        const text = clipboardData.getData('text/plain').trim();
        const [address] = addressesIn(text);
        const isAddress = address?.text === text && !view.state.selection.empty;
        return isAddress && editor.commands.setLink({ href: address.href });
      },
      handleDrop: (_view, { dataTransfer }) => onFiles(dataTransfer?.files ?? []),
      handleKeyDown: (_view, event) => {
        // What ends the composition of a word does nothing else.
        if (choosesWord(event)) return true;
        const sends = keyOf(event) === 'Enter' && (event.metaKey || event.ctrlKey);
        if (sends) onSubmit();
        return sends;
      },
    },
    onUpdate: () => onChange(source.write(editor.state.doc)),
  });
  const setSource = (text: string) => {
    source = new MarkdownSource(editor.schema, text);
    source.openIn(editor.state.doc);
  };
  setSource(markdown);

  return {
    editor,
    replace: (next) => {
      editor.commands.setContent(initialDocument(schema, next).toJSON(), { emitUpdate: false });
      setSource(next);
    },
    focus: (caret) => {
      const [from, to] =
        caret === 'end' ? [] : [caret.from, caret.to].map((at) => placeIn(schema, markdown, at));
      if (from == null || to == null) editor.commands.focus('end');
      else editor.chain().setTextSelection({ from, to }).focus().run();
      // The command gives the focus in the next frame; until then, what is typed would be lost.
      editor.view.focus();
    },
  };
}
