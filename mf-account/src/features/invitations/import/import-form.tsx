import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import {
  importMutation,
  importPreviewMutation,
  type ImportResult,
} from '../../../queries/admin/members/invitation-import';
import { ReasonDialog } from '../../../shared/staff/reason/reason-dialog';
import { ImportRows } from './import-rows';
import { invitedAs, people, summaryOf } from './import-summary';
import styles from './import.module.css';
import { RowsField } from './rows-field';

/** Invites the people in a file, once it has said what would come of each row. */
export function ImportForm() {
  const draft = useFormDraft('invitation-import', { content: '', message: '' });
  const { content, message } = draft.content;
  const [isMissing, setMissing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [imported, setImported] = useState<ImportResult>();
  const preview = useMutation(importPreviewMutation);
  const { mutationFn, onSuccess } = importMutation({ content, message });
  const change = (text: string) => {
    draft.change({ content: text });
    setMissing(false);
    setImported(undefined);
    preview.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setImported(undefined);
    setMissing(!isVisible(content));
    if (isVisible(content)) preview.mutate(content);
  };
  const shown = imported ?? preview.data;
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <RowsField
          content={content}
          error={isMissing ? 'Choose a file or paste rows.' : fieldError(preview.error, 'content')}
          onChange={change}
        />
        <Field label="Message" hint="Optional. Added to each email.">
          <Textarea
            rows={3}
            maxLength={600}
            value={message}
            onChange={({ target }) => draft.change({ message: target.value })}
          />
        </Field>
        <DraftNote
          {...draft}
          clear={() => {
            change('');
            draft.clear();
          }}
        />
        <Button type="submit" variant="secondary" busy={preview.isPending}>
          Preview
        </Button>
        <FormError error={preview.error} />
      </form>
      <p role="status" className={shown && styles.summary}>
        {shown && summaryOf(shown)}
      </p>
      {shown?.preview && shown.invited > 0 && (
        <Button onClick={() => setConfirming(true)}>Invite {people(shown.invited)}</Button>
      )}
      {shown && <ImportRows result={shown} />}
      {isConfirming && shown && (
        <ReasonDialog
          place="invitation-import-reason"
          title={`Invite ${people(shown.invited)}?`}
          description={`Each person gets an email with a link that works once, for 7 days. ${invitedAs(shown.rows)}`}
          action="Send invitations"
          mutation={{
            mutationFn,
            onSuccess: async (...answer) => {
              await onSuccess?.(...answer);
              preview.reset();
              draft.clear();
              setImported(answer[0]);
            },
          }}
          success="Invitations sent"
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
