import { keyOf } from '@futurelab/platform/keys';
import { Button, Field, Icon, Textarea } from '@futurelab/platform/ui';
import { visibleText } from '@futurelab/platform/text';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { picturesIn } from '../composer/paste/pictures-in';
import { tableText } from '../composer/paste/table-text';
import { PictureForm } from '../composer/picture-form';
import styles from './message-composer.module.css';

/** As the api has it. */
const MAX_LENGTH = 5_000;

interface MessageComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  busy?: boolean;
  error?: ReactNode;
  textRef?: Ref<HTMLTextAreaElement>;
  onFocus?: () => void;
  above?: ReactNode;
}

/** Where one writes: Enter sends, Shift and Enter begin a new line. */
export function MessageComposer({
  text,
  onChange,
  onSend,
  busy,
  error,
  textRef,
  onFocus,
  above,
}: MessageComposerProps) {
  const form = useRef<HTMLFormElement>(null);

  const [picture, setPicture] = useState<File | null>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = visibleText(text);
    if (body && !busy) onSend(body);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  const take = (event: ClipboardEvent | DragEvent, files: Iterable<File>): boolean => {
    const file = [...files].find(({ type }) => type.startsWith('image/'));
    if (!file) return false;
    event.preventDefault();
    setPicture(file);
    return true;
  };

  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (take(event, picturesIn(clipboardData))) return;
    const table = tableText(clipboardData);
    if (table === null) return;
    event.preventDefault();
    // The one way of inserting that can be undone.
    document.execCommand('insertText', false, table);
  };

  return (
    <form ref={form} className={styles.composer} onSubmit={send}>
      {above && <div className={styles.picture}>{above}</div>}
      {picture && (
        <div className={styles.picture}>
          <PictureForm
            file={picture}
            onInsert={(url, alt) => {
              setPicture(null);
              onChange([text.trim(), `![${alt.replaceAll(']', ')')}](${url})`].filter(Boolean).join('\n'));
            }}
            onCancel={() => setPicture(null)}
          />
        </div>
      )}
      <label className={styles.add}>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-label="Add a picture"
          onChange={({ target }) => {
            setPicture(target.files?.[0] ?? null);
            target.value = '';
          }}
        />
        <Icon name="plus" />
      </label>
      <Field label="Message" labelHidden error={error} className={styles.field}>
        <Textarea
          ref={textRef}
          onFocus={onFocus}
          className={styles.text}
          rows={1}
          name="text"
          value={text}
          maxLength={MAX_LENGTH}
          placeholder="Write a message"
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onDrop={(event) => take(event, event.dataTransfer.files)}
        />
      </Field>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
}
