import { Dialog, DialogClose, type DialogProps } from '@futurelab/platform/overlays';
import { Button, type ButtonVariant } from '@futurelab/platform/ui';

interface ConfirmDialogProps extends Omit<DialogProps, 'footer'> {
  /** What the button that does it says. */
  action: string;
  variant?: ButtonVariant;
  /** What the button says that does nothing. */
  cancel?: string;
  busy: boolean;
  disabled?: boolean;
  /** Confirmed, it is not closed at once: its content says when that failed. */
  staysOpen?: boolean;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  action,
  variant = 'danger',
  cancel = 'Cancel',
  busy,
  disabled,
  staysOpen = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const button = (
    <Button variant={variant} busy={busy} disabled={disabled} onClick={onConfirm}>
      {action}
    </Button>
  );
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{cancel}</Button>
          </DialogClose>
          {staysOpen ? button : <DialogClose>{button}</DialogClose>}
        </>
      }
    />
  );
}
