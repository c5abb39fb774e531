import { ApiError } from '@futurelab/platform/api';
import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input, Textarea } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '@futurelab/platform/components/form-error';
import { decisionMutation, type Decision, type ReportedMatter } from '../../queries/admin/reports';
import { endOf } from '../../shared/model/days';
import { DECISIONS } from './report-labels';
import styles from './reports.module.css';

interface DecisionFormProps {
  moderationCase: ReportedMatter;
  onRefresh: () => void;
}

/** What becomes of it, and what its author reads. */
export function DecisionForm({ moderationCase, onRefresh }: DecisionFormProps) {
  const draft = useFormDraft(`decision:${moderationCase.id}`, {
    decision: null as Decision | null,
    text: '',
    day: '',
  });
  const { decision, text, day } = draft.content;
  const [missing, setMissing] = useState(false);
  const decide = useMutation(clearOnSuccess(draft, decisionMutation(moderationCase.id)));
  const isLate = decide.error instanceof ApiError && decide.error.status === 409;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(decision === null);
    if (decision === null) return;
    decide.mutate(
      {
        decision,
        message: text || null,
        ...(decision === 'suspend' && day && { until: endOf(day) }),
        ...(moderationCase.decision && { replaces: moderationCase.decision.id }),
      },
      {
        onSuccess: () =>
          toast({ title: 'Decision saved. Both sides have been notified.', variant: 'success' }),
      },
    );
  };

  const wrong = missing ? 'Choose a decision.' : fieldError(decide.error, 'decision');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.choices}>
        <legend>{moderationCase.decision ? 'New decision' : 'Decision'}</legend>
        {moderationCase.choices.map((choice) => (
          <Checkbox
            key={choice}
            type="radio"
            name={`decision-${moderationCase.id}`}
            value={choice}
            label={DECISIONS[choice].name}
            hint={DECISIONS[choice].effect}
            checked={decision === choice}
            onChange={() => draft.change({ decision: choice })}
          />
        ))}
        <p role="alert" className={styles.error}>
          {decision === null && wrong}
        </p>
      </fieldset>
      {decision === 'suspend' && (
        <Field
          label="Until"
          hint="Leave empty to suspend until a moderator lifts it."
          error={fieldError(decide.error, 'until')}
        >
          <Input type="date" value={day} onChange={({ target }) => draft.change({ day: target.value })} />
        </Field>
      )}
      <Field
        label="Message to the author"
        hint="Sent as written, without your name."
        required={decision === 'warn'}
        error={fieldError(decide.error, 'message')}
      >
        <Textarea
          rows={3}
          maxLength={2_000}
          value={text}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
      </Field>
      <div className={styles.foot}>
        <Button type="submit" busy={decide.isPending}>
          {' '}
          Save decision{' '}
        </Button>
        {isLate && (
          <Button variant="secondary" onClick={onRefresh}>
            Reload
          </Button>
        )}
        <DraftNote {...draft} />
        <FormError error={decide.error} />
      </div>
    </form>
  );
}
