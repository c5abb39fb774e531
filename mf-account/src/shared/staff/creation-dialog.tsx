import { Dialog } from '@futurelab/platform/overlays';
import { Button, Icon } from '@futurelab/platform/ui';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import styles from './creation-dialog.module.css';

interface CreationDialogProps {
  /** Of the button that opens it. */
  label: string;
  title: string;
  description: string;
  /** Of the button that creates: `Create course` */
  action: string;
  isBusy: boolean;
  onCreate: () => void;
  children: ReactNode;
}

/** A button, and the form that it opens. */
export function CreationDialog(props: CreationDialogProps) {
  const { label, title, description, action, isBusy, onCreate, children } = props;
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCreate();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={description}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={isBusy}>
              {action}
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          {children}
        </form>
      </Dialog>
    </>
  );
}
