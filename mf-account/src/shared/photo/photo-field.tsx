import { useState, type ComponentType } from 'react';
import { ApiError } from '@futurelab/platform/api';
import { uploadMutation } from '@futurelab/platform/queries/uploads';
import { useMutation } from '@futurelab/platform/query';
import { Avatar, Button, Field, Input } from '@futurelab/platform/ui';
import { profileMutation } from '../../queries/account/profile';
import type { PhotoDialogProps } from './photo-dialog';
import styles from './photo.module.css';
import { PictureError, readPicture } from './read-picture';

interface PhotoFieldProps {
  name: string;
  src: string | null;
}

type Dialog = ComponentType<PhotoDialogProps>;

const AWAY = 'The connection may have dropped. Choose the picture again.';

/** One's own picture: chosen, cut out and saved at once; or taken away. */
export function PhotoField({ name, src }: PhotoFieldProps) {
  const [chosen, setChosen] = useState<{ src: string; Dialog: Dialog } | null>(null);
  const [problem, setProblem] = useState<string>();
  const upload = useMutation(uploadMutation);
  const save = useMutation(profileMutation);

  const choose = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    try {
      // Loaded when it is needed: most people never change their picture.
      const [picture, { PhotoDialog }] = await Promise.all([
        readPicture(file),
        import(/* webpackChunkName: "photo-dialog" */ './photo-dialog'),
      ]);
      setChosen({ src: picture, Dialog: PhotoDialog });
    } catch (error) {
      setProblem(error instanceof PictureError ? error.message : AWAY);
    }
  };
  const use = async (file: File) => {
    setProblem(undefined);
    try {
      const { url } = await upload.mutateAsync(file);
      await save.mutateAsync({ profileImageUrl: url });
      setChosen(null);
    } catch (error) {
      setProblem(whyNot(error));
    }
  };
  const takeAway = () => {
    setProblem(undefined);
    save.mutate({ profileImageUrl: null }, { onError: (error) => setProblem(whyNot(error)) });
  };

  return (
    <div className={styles.photo}>
      <Avatar name={name} src={src} size="huge" />
      <div className={styles.choice}>
        <Field
          label="Picture"
          hint="JPEG, PNG, WebP, AVIF or GIF, at most 10 MB. You choose the part that is shown."
          error={chosen ? undefined : problem}
        >
          <Input
            className={styles.file}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // So that the same file can be chosen again.
              target.value = '';
            }}
          />
        </Field>
        {src && (
          <Button variant="quiet" size="small" busy={save.isPending && chosen === null} onClick={takeAway}>
            Take the picture away
          </Button>
        )}
      </div>
      {chosen && (
        <chosen.Dialog
          src={chosen.src}
          busy={upload.isPending || save.isPending}
          problem={problem}
          onUse={(file) => void use(file)}
          onClose={() => {
            setChosen(null);
            setProblem(undefined);
          }}
        />
      )}
    </div>
  );
}

const whyNot = (error: unknown): string =>
  (error instanceof ApiError && error.status < 500 && error.explanation) ||
  'The picture was not kept: the connection may have dropped. Nothing else changed; try again.';
