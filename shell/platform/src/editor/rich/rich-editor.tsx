import { Icon } from '@futurelab/platform/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styles from '../editor.module.css';
import { createEditor, type MarkdownEditor } from './create-editor';
import type { Caret } from './document/initial-document';
import { MentionList, optionId } from './mention-list';
import type { FindPeople } from './mentions';
import { Toolbar } from './toolbar';
import { useMentions } from './use-mentions';

export interface EditorHandle {
  insertPicture: (url: string, alt: string) => void;
}

interface RichEditorProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (markdown: string) => void;
  /** Takes the pictures among files that were pasted or dropped; whether there were any. */
  onFiles: (files: Iterable<File>) => boolean;
  onPickPicture: () => void;
  onSubmit?: (() => void) | undefined;
  findPeople?: FindPeople | undefined;
  handle: RefObject<EditorHandle | null>;
  /** The text area whose place it takes, and where the caret is in it; null if it has not the focus. */
  takeOver: () => { markdown: string; caret: Caret | null };
  onReady: () => void;
}

const findNobody: FindPeople = () => Promise.resolve([]);

/** Text with its formats as they will look. Reads and writes Markdown. */
export default function RichEditor({
  label,
  hint,
  error,
  value,
  onChange,
  onFiles,
  onPickPicture,
  onSubmit,
  findPeople,
  handle,
  takeOver,
  onReady,
}: RichEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [created, setCreated] = useState<MarkdownEditor | null>(null);
  const editor = created?.editor;
  const written = useRef(value);
  const { suggested, active, source } = useMentions(findPeople ?? findNobody);

  const change = useEffectEvent((markdown: string) => {
    written.current = markdown;
    onChange(markdown);
  });
  const takeFiles = useEffectEvent(onFiles);
  const submit = useEffectEvent(() => onSubmit?.());
  const find = useEffectEvent(source.find);
  const show = useEffectEvent(source.show);
  const onKey = useEffectEvent(source.onKey);
  const begin = useEffectEvent((markdown: string) =>
    createEditor({
      element: place.current!,
      markdown,
      attributes: {
        id: `${id}-text`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        class: styles.text!,
      },
      mention: findPeople && {
        find: (name) => find(name),
        show: (next) => show(next),
        onKey: (event) => onKey(event),
      },
      onChange: (markdown) => change(markdown),
      onFiles: (files) => takeFiles(files),
      onSubmit: () => submit(),
    }),
  );

  const start = useEffectEvent(() => {
    const { markdown, caret } = takeOver();
    const next = begin(markdown);
    written.current = markdown;
    if (caret) next.focus(caret);
    setCreated(next);
    onReady();
    return next.editor;
  });

  // In one step with the text area's end, between two keys.
  useLayoutEffect(() => {
    const started = start();
    return () => started.destroy();
  }, []);

  useEffect(() => {
    handle.current = !editor
      ? null
      : {
          // Behind what is selected: the picture before it is, and would be replaced.
          insertPicture: (src, alt) =>
            editor
              .chain()
              .focus()
              .insertContentAt(editor.state.selection.to, {
                type: 'paragraph',
                content: [{ type: 'image', attrs: { src, alt } }],
              })
              .run(),
        };
    return () => {
      handle.current = null;
    };
  }, [editor, handle]);

  // A draft, a quotation, or nothing after it was sent. At once, or a letter typed meanwhile would make the text look replaced.
  useLayoutEffect(() => {
    if (!created || value === written.current) return;
    written.current = value;
    created.replace(value);
    if (value !== '') created.editor.commands.focus('end');
  }, [created, value]);

  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  useEffect(() => {
    const text = editor?.view.dom;
    if (!text) return;
    const set = (name: string, to: string | false | undefined) =>
      to ? text.setAttribute(name, to) : text.removeAttribute(name);
    set('aria-describedby', describedBy);
    set('aria-invalid', error && 'true');
    set('aria-controls', suggested ? `${id}-people` : undefined);
    set('aria-activedescendant', suggested ? optionId(`${id}-people`, active) : undefined);
  }, [editor, describedBy, error, suggested, active, id]);

  return (
    <div className={styles.editor}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
      )}
      <div className={styles.frame}>
        {editor && <Toolbar editor={editor} onPickPicture={onPickPicture} />}
        <div ref={place} />
        {suggested && <MentionList id={`${id}-people`} suggested={suggested} active={active} />}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
