import { isVisible } from '@futurelab/platform/text';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import styles from './outline.module.css';

interface AddPartProps {
  label: string;
  action: string;
  /** `id`: of the new part. */
  onAdd: (id: string, title: string) => Promise<unknown>;
}

/** Adds by title, one after the other. */
export function AddPart({ label, action, onAdd }: AddPartProps) {
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(title));
    if (!isVisible(title)) return;
    onAdd(crypto.randomUUID(), title.trim()).then(
      () => setTitle((now) => (now === title ? '' : now)),
      () => undefined,
    );
  };
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <Field label={label} labelHidden error={isMissing ? 'Enter a title.' : undefined}>
        <Input
          value={title}
          placeholder={label}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => {
            setTitle(target.value);
            setMissing(false);
          }}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {action}
      </Button>
    </form>
  );
}
