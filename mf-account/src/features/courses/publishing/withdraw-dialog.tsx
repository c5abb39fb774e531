import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { withdrawalMutation } from '../../../queries/admin/courses/publication';

interface WithdrawDialogProps {
  course: string;
  title: string;
  onClose: () => void;
}

/** Asks why, and takes the course out of what is offered. */
export function WithdrawDialog({ course, title, onClose }: WithdrawDialogProps) {
  const form = useId();
  const draft = useFormDraft(`course-withdrawal:${course}`, { reason: '' });
  const { reason } = draft.content;
  const [isChecked, setChecked] = useState(false);
  const withdrawal = useMutation(clearOnSuccess(draft, withdrawalMutation(course)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!isVisible(reason)) return;
    withdrawal.mutate(reason, {
      onSuccess: () => {
        toast({ title: 'Course withdrawn', variant: 'success' });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Withdraw ${title}?`}
      description="No one can find it or enroll. Members who are enrolled keep it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={withdrawal.isPending}>
            Withdraw course
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field
          label="Reason"
          hint="Stored in the audit log."
          error={isChecked && !isVisible(reason) ? 'Enter a reason.' : fieldError(withdrawal.error, 'reason')}
        >
          <Textarea
            rows={3}
            maxLength={600}
            value={reason}
            onChange={({ target }) => draft.change({ reason: target.value })}
          />
        </Field>
        <DraftNote {...draft} />
        <FormError error={withdrawal.error} />
      </form>
    </Dialog>
  );
}
