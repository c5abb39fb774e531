import { clockTime } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { editMessageMutation, removeMessageMutation, type Message } from '../../queries/conversations';
import { MessageText } from './message-text';
import { wordsOf } from '../../messaging/words-of';
import styles from './bubble.module.css';

interface MessageBubbleProps {
  message: Message;
  timeZone: string;
  /** Addresses in what a stranger writes are no links. */
  isTrusted: boolean;
}

const CHANGEABLE_MS = 15 * 60_000;

export function MessageBubble({ message, timeZone, isTrusted }: MessageBubbleProps) {
  const { text, isMine, isRemoved, createdAt, editedAt } = message;
  const [isEditing, setEditing] = useState(false);
  if (isRemoved)
    return <p className={styles.removed}>{isMine ? 'You removed a message' : 'A message was removed'}</p>;
  if (isEditing) return <EditForm message={message} onDone={() => setEditing(false)} />;
  const isChangeable = isMine && Date.now() - Date.parse(createdAt) < CHANGEABLE_MS;
  return (
    <div className={styles.row}>
      <p className={isMine ? styles.mine : styles.theirs}>{isTrusted ? <MessageText text={text} /> : text}</p>
      <span className={styles.meta}>
        {isChangeable && <Changes message={message} onEdit={() => setEditing(true)} />}
        {editedAt && 'Edited '}
        <time dateTime={createdAt}>{clockTime(createdAt, timeZone)}</time>
      </span>
    </div>
  );
}

function Changes({ message, onEdit }: { message: Message; onEdit: () => void }) {
  const remove = useMutation(removeMessageMutation(message.id));
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <span className={styles.changes}>
        <Button variant="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove for everybody
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
          Keep
        </Button>
        {remove.error && <span role="alert">{wordsOf(remove.error)}</span>}
      </span>
    );
  return (
    <span className={styles.changes}>
      <Button variant="quiet" size="small" onClick={onEdit}>
        Edit
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Remove
      </Button>
    </span>
  );
}

function EditForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const [text, setText] = useState(message.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { onSuccess, ...mutation } = editMessageMutation(message.id);
  const edit = useMutation({
    ...mutation,
    onSuccess: async (...args) => {
      await onSuccess?.(...args);
      onDone();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === message.text) onDone();
    else if (words) edit.mutate(words);
  };
  return (
    <form className={styles.edit} onSubmit={save}>
      <Field label="Edit message" labelHidden error={edit.error ? wordsOf(edit.error) : undefined}>
        <Textarea
          className={styles.editText}
          ref={field}
          rows={2}
          maxLength={5_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
          }}
        />
      </Field>
      <div className={styles.changes}>
        <Button size="small" type="submit" busy={edit.isPending}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
