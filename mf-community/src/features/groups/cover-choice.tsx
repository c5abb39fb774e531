import { ApiError } from '@futurelab/platform/api';
import { uploadMutation } from '@futurelab/platform/queries/uploads';
import { useMutation } from '@futurelab/platform/query';
import { Button, Cover } from '@futurelab/platform/ui';
import { useRef } from 'react';
import { GroupCover } from '../../shared/group-cover/group-cover';
import styles from './group-form.module.css';

interface CoverChoiceProps {
  seeds: readonly string[];
  coverSeed: string;
  coverUrl: string | null;
  error: string | undefined;
  onChange: (cover: { coverSeed?: string; coverUrl?: string | null }) => void;
}

/** One of the drawings, or a picture of one's own in their place. */
export function CoverChoice({ seeds, coverSeed, coverUrl, error, onChange }: CoverChoiceProps) {
  const file = useRef<HTMLInputElement>(null);
  const upload = useMutation(uploadMutation);
  const problem =
    error ??
    (upload.error &&
      ((upload.error instanceof ApiError && upload.error.explanation) ||
        'Couldn’t upload the picture. Check your connection and choose it again.'));

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Cover</legend>
      {coverUrl ? (
        <div className={styles.uploaded}>
          <GroupCover group={{ coverSeed, coverUrl }} ratio="banner" />
        </div>
      ) : (
        <div className={styles.covers}>
          {seeds.map((seed, index) => (
            <label key={seed} className={styles.cover}>
              <input
                type="radio"
                name="coverSeed"
                value={seed}
                checked={seed === coverSeed}
                onChange={() => onChange({ coverSeed: seed })}
                aria-label={`Pattern ${index + 1} of ${seeds.length}`}
              />
              <Cover seed={seed} kind="group" ratio="banner" />
            </label>
          ))}
        </div>
      )}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          if (picture) upload.mutate(picture, { onSuccess: ({ url }) => onChange({ coverUrl: url }) });
          target.value = '';
        }}
      />
      <div className={styles.actions}>
        <Button
          size="small"
          variant="secondary"
          busy={upload.isPending}
          onClick={() => file.current?.click()}
        >
          {coverUrl ? 'Upload a different picture' : 'Upload a picture instead'}
        </Button>
        {coverUrl && (
          <Button size="small" variant="quiet" onClick={() => onChange({ coverUrl: null })}>
            Use a pattern
          </Button>
        )}
      </div>
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
