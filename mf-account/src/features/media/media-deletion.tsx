import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { mediaDeletionMutation, type MediaFile } from '../../queries/admin/media';
import styles from './media.module.css';

/** Asks why, and deletes; not what is used. */
export function MediaDeletion({ file: { id, name, usedIn } }: { file: MediaFile }) {
  const form = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const deletion = useMutation(mediaDeletionMutation(id));
  if (usedIn.length > 0)
    return <p className={styles.quiet}>A file that’s in use can’t be deleted. Remove it there first.</p>;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(reason));
    if (!isVisible(reason)) return;
    deletion.mutate(reason, {
      onSuccess: () => {
        toast({ title: `${name} deleted`, variant: 'success' });
        void navigate(paths.adminMedia);
      },
    });
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete file
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${name}?`}
        description="The file can’t be restored, and its address stops working."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={form} variant="danger" busy={deletion.isPending}>
              Delete file
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          <Field
            label="Reason"
            hint="Kept in the audit log."
            error={isMissing ? 'Enter a reason.' : fieldError(deletion.error, 'reason')}
          >
            <Textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <FormError error={deletion.error} />
        </form>
      </Dialog>
    </>
  );
}
