import { Dialog, DialogClose, type DialogProps } from '@futurelab/platform/overlays';
import { Button } from '@futurelab/platform/ui';
import { useState, type ReactNode } from 'react';

interface ConfirmDialogProps {
  trigger: DialogProps['trigger'];
  title: string;
  /** What the button that does it says. */
  action: string;
  busy: boolean;
  onConfirm: () => void;
  /** What happens then. */
  children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ trigger, title, action, busy, onConfirm, children }: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={title}
      trigger={trigger}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            busy={busy}
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
