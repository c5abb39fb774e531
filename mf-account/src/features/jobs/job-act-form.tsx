import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { isVisible } from '@futurelab/platform/text';
import { Checkbox, Field, Textarea } from '@futurelab/platform/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { UncertainNote } from './job-details';
import styles from './jobs.module.css';

interface JobActFormProps {
  id: string;
  /** Whether the email may already have been sent. */
  asksTwice: boolean;
  error: unknown;
  onSubmit: (answers: { reason: string; mayArriveTwice: boolean }) => void;
}

/** Why a job is retried or dropped. */
export function JobActForm({ id, asksTwice, error, onSubmit }: JobActFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<{ reason?: string; twice?: string }>({});
  // The button that led here is gone.
  useEffect(() => void form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const answers = { reason: String(fields.get('reason')), mayArriveTwice: fields.has('mayArriveTwice') };
    const found = {
      ...(!isVisible(answers.reason) && { reason: 'Enter a reason.' }),
      ...(asksTwice && !answers.mayArriveTwice && { twice: 'Check this to retry the email.' }),
    };
    setMissing(found);
    if (Object.keys(found).length === 0) onSubmit(answers);
  };

  return (
    <form id={id} ref={form} className={styles.details} onSubmit={submit} noValidate>
      {asksTwice && (
        <>
          <UncertainNote />
          <Checkbox name="mayArriveTwice" label="Send it, even if it arrives twice" error={missing.twice} />
        </>
      )}
      <Field
        label="Reason"
        hint="Stored in the audit log."
        error={missing.reason ?? fieldError(error, 'reason')}
      >
        <Textarea name="reason" rows={3} maxLength={500} />
      </Field>
      <FormError error={error} />
    </form>
  );
}
