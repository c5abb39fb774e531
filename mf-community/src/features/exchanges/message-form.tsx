import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import styles from '../../shared/synergizer/entries.module.css';

interface MessageFormProps<Data> {
  /** What the form is called among those of one person. */
  place: string;
  mutation: UseMutationOptions<Data, Error, string>;
  label: string;
  /** The field of the request, by which its errors are found. */
  field: 'message' | 'text';
  hint?: string;
  button: string;
}

/** A short text, and one button that sends it. */
export function MessageForm<Data>({ place, mutation, label, field, hint, button }: MessageFormProps<Data>) {
  const draft = useFormDraft(place, { text: '' });
  const { text } = draft.content;
  const { mutate, isPending, error } = useMutation(clearOnSuccess(draft, mutation));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(text);
      }}
    >
      <Field label={label} hint={hint} error={fieldError(error, field)}>
        <Textarea
          name={field}
          rows={3}
          maxLength={500}
          value={text}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
      </Field>
      <SendingError error={error} fields={[field]} />
      <div className={styles.actions}>
        <Button type="submit" busy={isPending}>
          {button}
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
