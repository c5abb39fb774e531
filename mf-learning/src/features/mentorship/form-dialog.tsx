import { Dialog } from '@futurelab/platform/overlays';
import { Button } from '@futurelab/platform/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { useId } from 'react';
import styles from './mentorship.module.css';

interface FormDialogProps {
  title: string;
  description: string;
  action: string;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form of a few fields over the page. */
export function FormDialog({ title, description, action, busy, onSend, onClose, children }: FormDialogProps) {
  const form = useId();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
