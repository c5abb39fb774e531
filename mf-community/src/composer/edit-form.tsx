import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useState, type FormEvent } from 'react';
import { BodyField } from './body-field';
import composer from './composer.module.css';
import { fieldError, SendingError } from './sending-error';

interface Words {
  title?: string;
  body: string;
}

interface EditFormProps<Written extends Words, Data> {
  words: Written;
  mutation: UseMutationOptions<Data, Error, Written>;
  onDone: () => void;
}

/** What was written, to be written better. What it said before can be read in its history. */
export function EditForm<Written extends Words, Data>({
  words,
  mutation,
  onDone,
}: EditFormProps<Written, Data>) {
  const [written, setWritten] = useState(words);
  const { title, body } = written;
  const { mutate, isPending, error } = useMutation(mutation);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    mutate(written, { onSuccess: onDone });
  };
  return (
    <form className={composer.form} onSubmit={save} noValidate>
      {title !== undefined && (
        <Field label="Title" required error={fieldError(error, 'title')}>
          <Input
            value={title}
            maxLength={160}
            onChange={({ target }) => setWritten((now) => ({ ...now, title: target.value }))}
          />
        </Field>
      )}
      <BodyField
        label="Text"
        value={body}
        onChange={(next) => setWritten((now) => ({ ...now, body: next }))}
        error={fieldError(error, 'body')}
        onSubmit={save}
      />
      <SendingError error={error} fields={['title', 'body']} />
      <div className={composer.actions}>
        <Button type="submit" busy={isPending}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
