import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, LinkButton, Picture } from '@futurelab/platform/ui';
import { useRef } from 'react';
import { mediaChangeMutation, uploadPoster, type MediaFile } from '../../queries/admin/media';
import { factsOf, frameOf } from './uploads/read-facts';
import styles from './media.module.css';

/** The file itself, as far as a browser shows it. */
export function MediaPreview({ file }: { file: MediaFile }) {
  const { kind, url } = file;
  if (url === null) return null;
  if (kind === 'picture') return <Picture url={url} alt="" className={styles.preview} />;
  if (kind === 'film') return <Film file={file} url={url} />;
  if (kind === 'audio')
    return (
      <div>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- The library holds the captions apart. */}
        <audio controls preload="metadata" src={url} className={styles.preview} />
      </div>
    );
  return (
    <div>
      <LinkButton to={url} variant="secondary" download>
        Download
      </LinkButton>
    </div>
  );
}

function Film({ file: { id, name, posterUrl }, url }: { file: MediaFile; url: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const change = useMutation(mediaChangeMutation(id));
  const use = useMutation({
    mutationFn: async () => {
      const frame = await frameOf(film.current!);
      if (!frame) throw new Error('There is no frame.');
      await change.mutateAsync({ ...factsOf(film.current!), posterUrl: await uploadPoster(frame) });
    },
    onSuccess: () => toast({ title: 'Poster saved', variant: 'success' }),
  });
  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- The library holds the captions apart. */}
      <video
        ref={film}
        controls
        preload="metadata"
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={name}
        className={`${styles.preview} ${styles.film}`}
      />
      <div className={styles.under}>
        <Button variant="secondary" busy={use.isPending} onClick={() => use.mutate()}>
          Use this frame as poster
        </Button>
        <FormError error={use.error} />
      </div>
    </div>
  );
}
