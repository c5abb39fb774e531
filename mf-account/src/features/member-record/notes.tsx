import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { dateAndTime } from '@futurelab/platform/format';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toastError } from '@futurelab/platform/toast';
import { Button, Field, Section, Textarea, VisuallyHidden } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import {
  noteDeletionMutation,
  noteMutation,
  type MemberRecord,
  type StaffNote,
} from '../../queries/admin/members/member-record';
import styles from './member-record.module.css';

interface NotesProps {
  member: MemberRecord;
  timeZone: string;
}

/** What staff wrote down for each other. */
export function Notes({ member: { id, notes }, timeZone }: NotesProps) {
  return (
    <Section title="Notes" lead="Only staff see these. They’re part of the member’s data export.">
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <Note key={note.id} memberId={id} note={note} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <NoteForm memberId={id} />
    </Section>
  );
}

function Note({ memberId, note, timeZone }: { memberId: string; note: StaffNote; timeZone: string }) {
  const remove = useMutation({
    ...noteDeletionMutation(memberId),
    onError: (error) => toastError('The note wasn’t deleted', error),
  });
  const author = note.author?.name ?? 'Former member';
  const at = dateAndTime(note.createdAt, timeZone);
  return (
    <li className={styles.note}>
      <div>
        <p dir="auto" className={styles.text}>
          {note.text}
        </p>
        <p className={styles.quiet}>
          <bdi>{author}</bdi>, <time dateTime={note.createdAt}>{at}</time>
        </p>
      </div>
      <Button variant="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate(note.id)}>
        Delete<VisuallyHidden> the note of {at}</VisuallyHidden>
      </Button>
    </li>
  );
}

function NoteForm({ memberId }: { memberId: string }) {
  const draft = useFormDraft(`member-note:${memberId}`, { text: '' });
  const { text } = draft.content;
  const [isMissing, setMissing] = useState(false);
  const add = useMutation(clearOnSuccess(draft, noteMutation(memberId)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(text));
    if (isVisible(text)) add.mutate(text);
  };
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <Field label="New note" error={isMissing ? 'Enter a note.' : fieldError(add.error, 'text')}>
        <Textarea
          rows={3}
          maxLength={2_000}
          value={text}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
      </Field>
      <Button type="submit" variant="secondary" size="small" busy={add.isPending}>
        Add note
      </Button>
      <DraftNote {...draft} />
      <FormError error={add.error} />
    </form>
  );
}
