import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { shortDateWithYear } from '@futurelab/platform/format';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog } from '@futurelab/platform/overlays';
import type { MemberProfile } from '@futurelab/platform/queries/members';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { eventHostingMutation, type EventHosting } from '../../queries/admin/event-hosting';
import styles from './event-hosting.module.css';

interface HostingDialogProps {
  member: Pick<MemberProfile, 'id' | 'name'>;
  /** As it is now; confirmed, it is the other way round. */
  hosting: EventHosting;
  timeZone: string;
  onClose: () => void;
}

/** Asks why a member may host events from now on, or may not any more. */
export function HostingDialog({ member: { id, name }, hosting, timeZone, onClose }: HostingDialogProps) {
  const form = useId();
  const allowed = !hosting.allowed;
  const draft = useFormDraft(`event-hosting:${id}:${allowed}`, { reason: '' });
  const { reason } = draft.content;
  const [isMissing, setMissing] = useState(false);
  const change = useMutation(clearOnSuccess(draft, eventHostingMutation(id)));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(reason));
    if (!isVisible(reason)) return;
    change.mutate(
      { allowed, reason },
      {
        onSuccess: () => {
          toast({
            title: allowed ? `${name} can now host events` : `${name} can no longer host events on their own`,
            variant: 'success',
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={allowed ? `Let ${name} host events` : `Stop letting ${name} host events`}
      description={
        allowed
          ? 'They can plan events without owning a group, up to five at a time. We’ll notify them.'
          : 'Events they’ve planned stay. They can still host as a Pro member or in a group they own.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant={allowed ? 'primary' : 'danger'} busy={change.isPending}>
            {allowed ? 'Let them host' : 'Stop letting them host'}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {hosting.since && (
          <p dir="auto">
            Allowed since {shortDateWithYear(hosting.since, timeZone)}: {hosting.reason}
          </p>
        )}
        <Field
          label="Reason"
          hint="Kept in the audit log."
          error={isMissing ? 'Enter a reason.' : fieldError(change.error, 'reason')}
        >
          <Textarea
            rows={3}
            maxLength={600}
            value={reason}
            onChange={({ target }) => draft.change({ reason: target.value })}
          />
        </Field>
        <DraftNote {...draft} />
        <FormError error={change.error} />
      </form>
    </Dialog>
  );
}
