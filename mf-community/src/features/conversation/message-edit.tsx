import { keyOf } from '@futurelab/platform/keys';
import { useMutation } from '@futurelab/platform/query';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { visibleText } from '@futurelab/platform/text';
import { useEffect, useRef, type FormEvent } from 'react';
import { useDraft } from '../../shared/composer/use-draft';
import { SendingFailure } from '../../shared/messaging/sending-failure';
import { editMessageMutation, type Message } from '../../queries/conversations';
import styles from './bubble.module.css';

export const editPlace = ({ id }: Message): string => `edit-message:${id}`;

/** Another wording of a message. It is stored until it is saved or given up. */
export function MessageEdit({ message, onDone }: { message: Message; onDone: () => void }) {
  const { content, change, clear } = useDraft(editPlace(message), { text: message.text });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void field.current?.focus(), []);
  const { onSuccess, ...mutation } = editMessageMutation(message.id);
  const edit = useMutation({
    ...mutation,
    onSuccess: async (...args) => {
      await onSuccess?.(...args);
      end();
    },
  });
  const end = () => {
    clear();
    onDone();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = visibleText(content.text);
    if (body === message.text) end();
    else if (body) edit.mutate(body);
  };
  return (
    <form className={styles.edit} onSubmit={save}>
      <Field
        label="Edit message"
        labelHidden
        error={edit.error ? <SendingFailure error={edit.error} /> : undefined}
      >
        <Textarea
          className={styles.editText}
          ref={field}
          rows={2}
          maxLength={5_000}
          value={content.text}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={(event) => {
            if (keyOf(event) === 'Escape') end();
          }}
        />
      </Field>
      <div className={styles.changes}>
        <Button size="small" type="submit" busy={edit.isPending}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={end}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
