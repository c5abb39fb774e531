import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Dialog, DialogClose } from '@futurelab/platform/overlays';
import { Button, Field } from '@futurelab/platform/ui';
import { cropImage, type CropArea } from './crop-image';
import styles from './photo.module.css';

const MAX_ZOOM = 4;

export interface PhotoDialogProps {
  /** Address of the picture that was chosen. */
  src: string;
  busy: boolean;
  /** Why it was not saved; it stays chosen. */
  problem: string | undefined;
  onUse: (file: File) => void;
  onClose: () => void;
}

/** Which part of a picture is the portrait: moved by hand or with the arrow keys, made larger with the slider. */
export function PhotoDialog({ src, busy, problem, onUse, onClose }: PhotoDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cut, setCut] = useState<CropArea | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your picture"
      description="Drag to position your face in the circle, or use the arrow keys."
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button busy={busy || cut === null} onClick={() => cut && void cropImage(src, cut).then(onUse)}>
            Use picture
          </Button>
        </>
      }
    >
      <div className={styles.cropper}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="contain"
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setCut(pixels)}
          // The policy of the site allows no style elements; these classes say the same.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container!,
            mediaClassName: styles.media!,
            cropAreaClassName: styles.area!,
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': 'Visible part of the picture', role: 'group' }}
        />
      </div>
      <Field label="Size">
        <input
          className={styles.zoom}
          type="range"
          aria-label="Size"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </Field>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
