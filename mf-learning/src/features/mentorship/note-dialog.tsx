import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Field, Textarea } from '@futurelab/platform/ui';
import { useState } from 'react';
import { noteMutation, type MentorshipItem } from '../../queries/mentorship';
import { FormDialog } from './form-dialog';

interface NoteDialogProps {
  request: MentorshipItem;
  onClose: () => void;
}

/** What the two want to remember of their session. */
export function NoteDialog({ request: { id, topic, note, member }, onClose }: NoteDialogProps) {
  const draft = useFormDraft(`mentor-note:${id}`, { text: note ?? '' });
  const { text } = draft.content;
  const [isChecked, setChecked] = useState(false);
  const saving = useMutation(clearOnSuccess(draft, noteMutation(id)));
  const save = () => {
    setChecked(true);
    if (!isVisible(text)) return;
    saving.mutate(text, {
      onSuccess: () => {
        toast({ title: 'Note saved', variant: 'success' });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={`Note on the session with ${member.name}`}
      description={topic}
      action="Save note"
      busy={saving.isPending}
      onSend={save}
      onClose={onClose}
    >
      <Field
        label="Note"
        required
        hint="You both can read it."
        error={(isChecked && !isVisible(text) && 'Enter a note.') || fieldError(saving.error, 'text')}
      >
        <Textarea
          name="text"
          rows={8}
          maxLength={5000}
          value={text}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
      </Field>
      <DraftNote {...draft} />
      <FormError error={saving.error} />
    </FormDialog>
  );
}
