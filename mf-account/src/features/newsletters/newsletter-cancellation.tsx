import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { newsletterCancellation, type Newsletter } from '../../queries/admin/newsletters';

/** Asks why, and stops what has not been sent yet. */
export function NewsletterCancellation({ newsletter: { id, state } }: { newsletter: Newsletter }) {
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const cancellation = useMutation(newsletterCancellation(id));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(reason));
    if (!isVisible(reason)) return;
    cancellation.mutate(reason, {
      onSuccess: () => {
        toast({ title: 'Sending canceled', variant: 'success' });
        setOpen(false);
      },
    });
  };
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancel sending
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Cancel sending?"
        description={
          state === 'sending'
            ? 'Emails already sent can’t be taken back. Everyone else gets nothing.'
            : 'Nobody gets it. You can edit it and schedule it again.'
        }
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Go back
            </Button>
            <Button type="submit" form={form} variant="danger" busy={cancellation.isPending}>
              Cancel sending
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          <Field
            label="Reason"
            hint="Shown in the audit log with your name."
            error={isMissing ? 'Enter a reason.' : fieldError(cancellation.error, 'reason')}
          >
            <Textarea
              rows={3}
              maxLength={600}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <FormError error={cancellation.error} />
        </form>
      </Dialog>
    </div>
  );
}
