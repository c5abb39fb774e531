import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { actMutation, type ActKey, type MemberRecord } from '../../queries/admin/members/member-record';
import { endOf } from '../../shared/model/days';
import { ActFields } from './act-fields';
import { actText } from './acts';
import styles from './member-record.module.css';

interface ActDialogProps {
  act: ActKey;
  member: MemberRecord;
  onClose: () => void;
}

/** Asks why, and what else an act needs. What was typed stays until it has worked. */
export function ActDialog({ act, member, onClose }: ActDialogProps) {
  const form = useId();
  const text = actText(act, member);
  const { accessLevel: level, firstName, lastName } = member;
  const saved = {
    ...{ reason: '', day: '', accessLevel: level },
    ...{ firstName: firstName ?? '', lastName: lastName ?? '' },
    ...{ isImmediate: false, removesWriting: member.deletion?.removesWriting ?? false },
  };
  const draft = useFormDraft(`member-act:${member.id}:${act}`, saved);
  const { reason, day, ...content } = draft.content;
  const [isChecked, setChecked] = useState(false);
  const change = useMutation(clearOnSuccess(draft, actMutation(member.id, act)));
  const isReasonMissing = isChecked && !isVisible(reason);
  const isDayMissing = isChecked && text.asks === 'end' && day === '';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!isVisible(reason) || (text.asks === 'end' && day === '')) return;
    change.mutate(
      { ...content, reason, until: day === '' ? null : endOf(day) },
      {
        onSuccess: () => {
          toast({ title: text.success, variant: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant={text.danger ? 'danger' : 'primary'}
            busy={change.isPending}
          >
            {text.action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <ActFields asks={text.asks} draft={draft} error={change.error} isDayMissing={isDayMissing} />
        <Field
          label="Reason"
          hint={text.reasonHint ?? 'Stored in the audit log.'}
          error={isReasonMissing ? 'Enter a reason.' : fieldError(change.error, 'reason')}
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
