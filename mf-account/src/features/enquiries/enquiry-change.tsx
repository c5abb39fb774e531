import { ApiError } from '@futurelab/platform/api';
import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Select, Textarea } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import { FormError } from '@futurelab/platform/components/form-error';
import { enquiryMutation, type Enquiry, type EnquiryState } from '../../queries/admin/enquiries';
import { STATES } from './enquiry-labels';
import styles from './enquiry.module.css';

const NOBODY = 'nobody';

interface EnquiryChangeProps {
  enquiry: Enquiry;
  onRefresh: () => void;
}

/** What became of it, who looks after it, and notes; one press keeps all three. */
export function EnquiryChange({ enquiry, onRefresh }: EnquiryChangeProps) {
  const { user } = useSession();
  const draft = useFormDraft(`enquiry:${enquiry.id}`, {
    state: enquiry.state,
    owner: enquiry.owner?.id ?? NOBODY,
    notes: enquiry.notes,
  });
  const { state, owner, notes } = draft.content;
  const change = useMutation(clearOnSuccess(draft, enquiryMutation(enquiry.id)));
  const isConflict = change.error instanceof ApiError && change.error.status === 409;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(
      { state, ownerId: owner === NOBODY ? null : owner, notes },
      { onSuccess: () => toast({ title: `${enquiry.reference} saved`, variant: 'success' }) },
    );
  };
  const owners = new Map([
    ...(enquiry.owner ? [[enquiry.owner.id, enquiry.owner.name] as const] : []),
    ...(user ? [[user.id, 'Me'] as const] : []),
  ]);

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Status" error={fieldError(change.error, 'state')}>
        <Select
          value={state}
          onChange={({ target }) => draft.change({ state: target.value as EnquiryState })}
        >
          {[enquiry.state, ...enquiry.next].map((each) => (
            <option key={each} value={each}>
              {STATES[each].name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Assigned to" error={fieldError(change.error, 'ownerId')}>
        <Select value={owner} onChange={({ target }) => draft.change({ owner: target.value })}>
          <option value={NOBODY}>No one</option>
          {[...owners].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Notes"
        hint="Only administrators can see these."
        error={fieldError(change.error, 'notes')}
        className={styles.wide}
      >
        <Textarea
          rows={4}
          maxLength={10_000}
          value={notes}
          onChange={({ target }) => draft.change({ notes: target.value })}
        />
      </Field>
      <div className={styles.foot}>
        <Button type="submit" busy={change.isPending}>
          Save
        </Button>
        {isConflict && (
          <Button variant="secondary" onClick={onRefresh}>
            Reload
          </Button>
        )}
        <DraftNote {...draft} />
        <FormError error={change.error} />
      </div>
    </form>
  );
}
