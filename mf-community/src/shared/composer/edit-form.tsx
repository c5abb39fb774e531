import { fieldError } from '@futurelab/platform/components/field-error';
import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useEffect, type FormEvent } from 'react';
import { BodyField } from './body-field';
import composer from './composer.module.css';
import { DraftNote } from './draft-note';
import { SendingError } from './sending-error';
import { useDraft } from './use-draft';
import { useInvalidFocus } from './use-invalid-focus';

interface EditableText {
  title?: string;
  body: string;
}

interface EditFormProps<Written extends EditableText, Data> {
  text: Written;
  /** Where it is stored until it is saved. */
  place: string;
  mutation: UseMutationOptions<Data, Error, Written>;
  /** What the button says. */
  send?: string;
  /** Without data: its writer has given it up. */
  onDone: (data?: Data) => void;
}

/** A text in its place: a new one, or one to be written better, whose history has what it said before. */
export function EditForm<Written extends EditableText, Data>({
  text,
  place,
  mutation,
  send = 'Save',
  onDone,
}: EditFormProps<Written, Data>) {
  const draft = useDraft<EditableText>(place, text);
  const { title, body } = draft.content;
  const { mutate, isPending, error } = useMutation(mutation);
  const form = useInvalidFocus(error);
  useEffect(() => void form.current?.querySelector<HTMLElement>('input')?.focus(), [form]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isPending) mutate(draft.content as Written, { onSuccess: end });
  };
  const end = (data?: Data) => {
    draft.clear();
    onDone(data);
  };
  return (
    <form ref={form} className={composer.form} onSubmit={submit} noValidate>
      {title !== undefined && (
        <Field label="Title" required error={fieldError(error, 'title')}>
          <Input
            value={title}
            maxLength={160}
            onChange={({ target }) => draft.change({ title: target.value })}
          />
        </Field>
      )}
      <BodyField
        label="Text"
        value={body}
        onChange={(next) => draft.change({ body: next })}
        error={fieldError(error, 'body')}
        onSubmit={submit}
      />
      <SendingError error={error} fields={['title', 'body']} />
      <div className={composer.actions}>
        <Button type="submit" busy={isPending}>
          {send}
        </Button>
        <Button variant="quiet" onClick={() => end()}>
          Cancel
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
