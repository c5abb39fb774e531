import { keyOf } from '@futurelab/platform/keys';
import { Button, classNames, Field, Textarea } from '@futurelab/platform/ui';
import { Markdown } from '@futurelab/platform/markdown';
import { useId, useRef, useState, type ComponentProps } from 'react';
import styles from './editor.module.css';
import { ErrorBoundary } from './error-boundary';
import { picturesIn } from './pictures-in';
import { PictureForm } from './picture-form';
import type { EditorHandle } from './rich/rich-editor';
import type { FindPeople } from './rich/mentions';
import { useRichEditor } from './use-rich-editor';

const MODES = { write: 'Write', markdown: 'Markdown', preview: 'Preview' } as const;
type Mode = keyof typeof MODES;

interface MarkdownFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  name?: string;
  rows?: number;
  /** Sends the form around it. */
  onSubmit?: () => void;
  /** Offers people after an “@”, by the beginning of a name. */
  findPeople?: FindPeople;
}

/**
 * Text as Markdown. At first a plain text area; the editor takes its place, with the caret, once the writer has gone there and it is
 * ready, and the text area stays where it does not come.
 */
export function MarkdownField({
  label,
  hint,
  error,
  value,
  onChange,
  name,
  rows = 6,
  onSubmit,
  findPeople,
}: MarkdownFieldProps) {
  const [mode, setMode] = useState<Mode>('write');
  const [pictures, setPictures] = useState<File[]>([]);
  const editor = useRef<EditorHandle | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { RichEditor, isReady, takesOver, ...taking } = useRichEditor(area, mode === 'write');
  const file = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const addPictures = (files: Iterable<File>): boolean => {
    const found = [...files].filter(({ type }) => type.startsWith('image/'));
    setPictures((now) => [...now, ...found]);
    return found.length > 0;
  };
  const insertPicture = (url: string, alt: string) => {
    setPictures(([, ...rest]) => rest);
    if (editor.current) return editor.current.insertPicture(url, alt);
    const at = area.current?.selectionStart ?? value.length;
    const picture = `\n\n![${alt.replace(/[[\]]/g, '')}](${url})\n\n`;
    onChange((value.slice(0, at) + picture + value.slice(at)).trimStart());
  };

  const plain: ComponentProps<'textarea'> = {
    name,
    rows,
    value,
    onChange: ({ target }) => onChange(target.value),
    onKeyDown: (event) => {
      if (keyOf(event) === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit?.();
    },
    onPaste: (event) => {
      if (addPictures(picturesIn(event.clipboardData))) event.preventDefault();
    },
    onDrop: (event) => {
      if (addPictures(event.dataTransfer.files)) event.preventDefault();
    },
  };
  const textarea = (
    <Field label={label} hint={hint} error={error}>
      <Textarea {...plain} {...(mode === 'write' && takesOver)} ref={area} />
    </Field>
  );

  return (
    <div className={styles.body}>
      {mode === 'preview' && (
        <section className={styles.preview} aria-label="Preview">
          {value.trim() === '' ? (
            <p className={styles.quiet}>Nothing to preview yet.</p>
          ) : (
            <Markdown>{value}</Markdown>
          )}
        </section>
      )}
      {mode === 'markdown' && textarea}
      {mode === 'write' && !isReady && textarea}
      {mode === 'write' && RichEditor && (
        <ErrorBoundary fallback={isReady && textarea}>
          <RichEditor
            label={label}
            hint={hint}
            error={error}
            value={value}
            onChange={onChange}
            onFiles={addPictures}
            onPickPicture={() => file.current?.click()}
            onSubmit={onSubmit}
            findPeople={findPeople}
            handle={editor}
            {...taking}
          />
        </ErrorBoundary>
      )}
      {pictures[0] && (
        <PictureForm
          key={pictures.length}
          file={pictures[0]}
          onInsert={insertPicture}
          onCancel={() => setPictures(([, ...rest]) => rest)}
        />
      )}
      <div className={styles.modes} role="group" aria-label="Editor mode" id={hintId}>
        {Object.entries(MODES).map(([key, text]) => (
          <Button
            key={key}
            variant="quiet"
            size="small"
            aria-pressed={mode === key}
            className={classNames(styles.mode, mode === key && styles.current)}
            onClick={() => setMode(key as Mode)}
          >
            {text}
          </Button>
        ))}
        <Button variant="quiet" size="small" onClick={() => file.current?.click()}>
          Add a picture
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="Choose pictures"
          onChange={({ target }) => {
            addPictures(target.files ?? []);
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}
