import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import styles from './reason-dialog.module.css';

const MAX_LENGTH = 600;

interface ReasonDialogProps<Data> {
  /** Where the reason is stored in the browser until it is sent. */
  place: string;
  title: string;
  description: string;
  /** What the button says. */
  action: string;
  /** What the other button says. */
  cancel?: string;
  isDanger?: boolean;
  /** Takes the reason. */
  mutation: UseMutationOptions<Data, Error, string>;
  /** The toast when it is done. */
  success: string;
  onDone?: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the reason of an act of staff, and acts. What was typed stays until it has worked. */
export function ReasonDialog<Data>({
  place,
  title,
  description,
  action,
  cancel = 'Cancel',
  isDanger = false,
  mutation,
  success,
  onDone,
  onClose,
  children,
}: ReasonDialogProps<Data>) {
  const form = useId();
  const draft = useFormDraft(place, { reason: '' });
  const { reason } = draft.content;
  const [isChecked, setChecked] = useState(false);
  const act = useMutation(clearOnSuccess(draft, mutation));
  const isMissing = isChecked && !isVisible(reason);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!isVisible(reason)) return;
    act.mutate(reason, {
      onSuccess: () => {
        toast({ title: success, variant: 'success' });
        onClose();
        onDone?.();
      },
    });
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
            {cancel}
          </Button>
          <Button type="submit" form={form} variant={isDanger ? 'danger' : 'primary'} busy={act.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {children}
        <Field
          label="Reason"
          hint="Stored in the audit log."
          error={isMissing ? 'Enter a reason.' : fieldError(act.error, 'reason')}
        >
          <Textarea
            rows={3}
            maxLength={MAX_LENGTH}
            value={reason}
            onChange={({ target }) => draft.change({ reason: target.value })}
          />
        </Field>
        <DraftNote {...draft} />
        <FormError error={act.error} />
      </form>
    </Dialog>
  );
}
