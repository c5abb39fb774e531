import { useRef, useState, type ChangeEvent, type ComponentType } from 'react';
import { ApiError } from '@futurelab/platform/api';
import { uploadMutation } from '@futurelab/platform/queries/uploads';
import { useMutation } from '@futurelab/platform/query';
import { Avatar, Button, classNames, Field, Input } from '@futurelab/platform/ui';
import { profileMutation } from '../../queries/account/profile';
import type { PhotoDialogProps } from './photo-dialog';
import styles from './photo.module.css';
import { PictureError, readPicture } from './read-picture';
import { useDroppedPicture } from './use-dropped-picture';

interface PhotoFieldProps {
  name: string;
  /** Their photograph. */
  src: string | null;
  /** What is shown without one. */
  portrait: string;
}

type Dialog = ComponentType<PhotoDialogProps>;

const AWAY = 'The connection may have dropped. Choose your picture again.';

/** One's own picture: chosen, dropped, pasted or taken with the camera, cut out and saved at once; or taken away. */
export function PhotoField({ name, src, portrait }: PhotoFieldProps) {
  const [chosen, setChosen] = useState<{ src: string; Dialog: Dialog } | null>(null);
  const [problem, setProblem] = useState<string>();
  const camera = useRef<HTMLInputElement>(null);
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
  const fromInput = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void choose(target.files?.[0]);
    // So that the same file can be chosen again.
    target.value = '';
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

  const { isOver, place } = useDroppedPicture((file) => void choose(file), { disabled: chosen !== null });
  return (
    <div className={classNames(styles.photo, isOver && styles.over)} {...place}>
      <Avatar name={name} src={src ?? portrait} size="huge" />
      <div className={styles.choice}>
        <Field
          label="Picture"
          hint="JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. You can also drop or paste one here, then crop it."
          error={chosen ? undefined : problem}
        >
          <Input
            className={styles.file}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={fromInput}
          />
        </Field>
        <input
          ref={camera}
          hidden
          type="file"
          accept="image/*"
          capture="user"
          aria-label="Photo from the camera"
          onChange={fromInput}
        />
        <Button
          className={styles.camera}
          variant="secondary"
          size="small"
          onClick={() => camera.current?.click()}
        >
          Take a photo
        </Button>
        {src && (
          <Button variant="quiet" size="small" busy={save.isPending && chosen === null} onClick={takeAway}>
            Remove picture
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
  'Your picture wasn’t saved. The connection may have dropped. Try again.';
