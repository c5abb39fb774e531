import { ApiError } from '@futurelab/platform/api';
import { keyOf } from '@futurelab/platform/keys';
import { uploadMutation } from '@futurelab/platform/queries/uploads';
import { useMutation } from '@futurelab/platform/query';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { isVisible } from '@futurelab/platform/text';
import { useEffect, useState } from 'react';
import styles from './editor.module.css';

interface PictureFormProps {
  file: File;
  onInsert: (url: string, alt: string) => void;
  onCancel: () => void;
}

/** Brings a picture to the server while its writer says what it shows. */
export function PictureForm({ file, onInsert, onCancel }: PictureFormProps) {
  const [alt, setAlt] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, data, error, isPending } = useMutation(uploadMutation);
  useEffect(() => mutate(file), [mutate, file]);

  const insert = () => {
    if (!isVisible(alt)) return setMissing(true);
    if (data) onInsert(data.url, alt.trim());
  };

  return (
    <div className={styles.picture} role="group" aria-label="Add a picture">
      {data && <img src={data.url} width={data.width} height={data.height} alt="" />}
      <div className={styles.fields}>
        <Field
          label="Describe the picture"
          hint="Read aloud to people who can’t see it."
          error={missing && !isVisible(alt) ? 'Add a short description.' : undefined}
        >
          <Input
            value={alt}
            maxLength={300}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => {
              if (keyOf(event) !== 'Enter') return;
              event.preventDefault();
              insert();
            }}
          />
        </Field>
        {error && (
          <p className={styles.error} role="alert">
            {(error instanceof ApiError && error.explanation) ||
              'Couldn’t upload the picture. Check your connection and try again.'}
          </p>
        )}
        <div className={styles.actions}>
          <Button size="small" onClick={error ? () => mutate(file) : insert} busy={isPending}>
            {error ? 'Try again' : isPending ? 'Uploading…' : 'Insert picture'}
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}
