import { fieldError } from '@futurelab/platform/components/field-error';
import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { BodyField } from './body-field';
import composer from './composer.module.css';
import { DraftNote } from './draft-note';
import { SendingError } from './sending-error';
import { useDraft } from './use-draft';

interface EditableText {
  title?: string;
  body: string;
}

interface EditFormProps<Written extends EditableText, Data> {
  text: Written;
  /** Where it is stored until it is saved. */
  place: string;
  mutation: UseMutationOptions<Data, Error, Written>;
  onDone: () => void;
}

/** What was written, to be written better. What it said before can be read in its history. */
export function EditForm<Written extends EditableText, Data>({
  text,
  place,
  mutation,
  onDone,
}: EditFormProps<Written, Data>) {
  const draft = useDraft<EditableText>(place, text);
  const { title, body } = draft.content;
  const { mutate, isPending, error } = useMutation(mutation);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isPending) mutate(draft.content as Written, { onSuccess: end });
  };
  const end = () => {
    draft.clear();
    onDone();
  };
  return (
    <form ref={form} className={composer.form} onSubmit={save} noValidate>
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
        onSubmit={save}
      />
      <SendingError error={error} fields={['title', 'body']} />
      <div className={composer.actions}>
        <Button type="submit" busy={isPending}>
          Save
        </Button>
        <Button variant="quiet" onClick={end}>
          Cancel
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
