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
  type RefObject,
} from 'react';
import { filesIn } from '@futurelab/platform/editor/pictures-in';
import { tableText } from './table-text';
import { PictureForm } from '@futurelab/platform/editor/picture-form';
import type { MessageFile } from '../../queries/message-files';
import { AttachedFiles } from './attachments/attached-files';
import { useAttachments } from './attachments/use-attachments';
import styles from './message-composer.module.css';

/** As the api has it. */
const MAX_LENGTH = 5_000;
const FILE_TYPES = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.zip,.txt,.md,.csv';

const isPicture = ({ type }: File): boolean => type.startsWith('image/');

interface MessageComposerProps {
  text: string;
  onChange: (text: string) => void;
  files: readonly MessageFile[];
  onFilesChange: (files: MessageFile[]) => void;
  onSend: (text: string) => void;
  busy?: boolean;
  error?: ReactNode;
  textRef?: RefObject<HTMLTextAreaElement | null>;
  onFocus?: () => void;
  above?: ReactNode;
}

/** Where one writes: Enter sends, Shift and Enter begin a new line. */
export function MessageComposer({
  text,
  onChange,
  files,
  onFilesChange,
  onSend,
  busy,
  error,
  textRef,
  onFocus,
  above,
}: MessageComposerProps) {
  const form = useRef<HTMLFormElement>(null);

  const [picture, setPicture] = useState<File | null>(null);
  const ownText = useRef<HTMLTextAreaElement>(null);
  const field = textRef ?? ownText;
  const attachments = useAttachments(files, onFilesChange);
  const { isUploading, pending } = attachments;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = visibleText(text);
    if ((body || files.length > 0) && !busy && !isUploading) onSend(body);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  const take = (event: ClipboardEvent | DragEvent, given: readonly File[]): boolean => {
    if (given.length === 0) return false;
    event.preventDefault();
    setPicture(given.find(isPicture) ?? picture);
    attachments.add(given.filter((file) => !isPicture(file)));
    return true;
  };

  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (take(event, filesIn(clipboardData))) return;
    const table = tableText(clipboardData);
    if (table === null) return;
    event.preventDefault();
    // The one way of inserting that can be undone.
    document.execCommand('insertText', false, table);
  };

  return (
    <form ref={form} className={styles.composer} onSubmit={send}>
      {above && <div className={styles.above}>{above}</div>}
      {files.length + pending.length > 0 && (
        <div className={styles.above}>
          <AttachedFiles attachments={attachments} focusAfter={field} />
        </div>
      )}
      {picture && (
        <div className={styles.above}>
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
      <label className={styles.add}>
        <input
          type="file"
          multiple
          accept={FILE_TYPES}
          aria-label="Attach files"
          onChange={({ target }) => {
            attachments.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Icon name="attach" />
      </label>
      <Field label="Message" labelHidden error={error} className={styles.field}>
        <Textarea
          ref={field}
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
          onDrop={(event) => take(event, [...event.dataTransfer.files])}
        />
      </Field>
      <Button type="submit" busy={busy || isUploading}>
        Send
      </Button>
    </form>
  );
}
