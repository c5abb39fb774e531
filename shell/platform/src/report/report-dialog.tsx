import { useId, useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '../forms';
import { Dialog } from '../overlays';
import { toast } from '../toast';
import { Button, Checkbox, Field, Textarea } from '../ui';
import styles from './report-dialog.module.css';
import { reportMutation, type NewReport, type ReportSubject } from './report-mutation';

export interface ReportDialogProps {
  subject: ReportSubject;
  what: string;
  onClose: () => void;
}

const REASONS: Record<NewReport['reason'], string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  hate: 'Hate',
  privacy: 'Private information',
  misleading: 'Impersonation or misleading',
  other: 'Something else',
};

const NOTE_LENGTH = 1_000;

const detail = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.details[field]?.join(' ') : undefined;

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The connection dropped before this was sent. Try again.';
  return error.explanation ?? 'This couldn’t be sent. Try again.';
}

/** What is wrong with something, and a note for the moderators. */
export function ReportDialog({ subject, what, onClose }: ReportDialogProps) {
  const form = useId();
  const draft = useFormDraft(`report:${subject.kind}:${subject.id}`, {
    reason: null as NewReport['reason'] | null,
    note: '',
  });
  const { reason, note } = draft.content;
  const [missing, setMissing] = useState(false);
  const report = useMutation(clearOnSuccess(draft, reportMutation));

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null) return;
    report.mutate(
      { subject, reason, note: note || null },
      {
        onSuccess: () => {
          toast({ title: 'Thanks. A moderator will review it and let you know.', variant: 'success' });
          onClose();
        },
      },
    );
  };

  const wrong = missing ? 'Choose a reason.' : detail(report.error, 'reason');
  const wrongNote = detail(report.error, 'note');
  return (
    <Dialog
      title={`Report ${what}`}
      description="Moderators see this and who reported it. The author won’t know it was you."
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={report.isPending}>
            Send
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        <fieldset className={styles.reasons} aria-describedby={wrong ? `${form}-wrong` : undefined}>
          <legend>What’s wrong?</legend>
          {Object.entries(REASONS).map(([key, text]) => (
            <Checkbox
              key={key}
              type="radio"
              name="reason"
              value={key}
              label={text}
              checked={reason === key}
              onChange={() => draft.change({ reason: key as NewReport['reason'] })}
            />
          ))}
          <p id={`${form}-wrong`} role="alert" className={styles.error}>
            {reason === null && wrong}
          </p>
        </fieldset>
        <Field label="Details (optional)" error={wrongNote}>
          <Textarea
            rows={3}
            maxLength={NOTE_LENGTH}
            value={note}
            onChange={({ target }) => draft.change({ note: target.value })}
          />
        </Field>
        <DraftNote {...draft} />
        <p role="alert" className={styles.error}>
          {report.error && !wrongNote ? reasonOf(report.error) : null}
        </p>
      </form>
    </Dialog>
  );
}
