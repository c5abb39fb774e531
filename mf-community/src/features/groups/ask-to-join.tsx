import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { Dialog, DialogClose } from '@futurelab/platform/overlays';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { isVisible } from '@futurelab/platform/text';
import { useState, type FormEvent } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import { membershipMutation, type GroupDetail } from '../../queries/groups';
import styles from './group-form.module.css';

/** The questions of a private group, before one asks to join it. */
export function AskToJoin({ group: { id, name, questions } }: { group: GroupDetail }) {
  const [isOpen, setOpen] = useState(false);
  const draft = useFormDraft(`join-group:${id}`, { answers: [] as string[] });
  const { answers } = draft.content;
  const [tried, setTried] = useState(false);
  const asking = useMutation(clearOnSuccess(draft, membershipMutation(id)));
  const isMissing = (index: number) => !isVisible(answers[index] ?? '');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const first = questions.findIndex((_, index) => isMissing(index));
    if (first >= 0) return event.currentTarget.querySelectorAll('textarea')[first]?.focus();
    const given = questions.map((_, index) => answers[index] ?? '');
    asking.mutate({ answers: given }, { onSuccess: () => setOpen(false) });
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={`Ask to join ${name}`}
      description="Owners and moderators review your answers. We’ll notify you when they decide."
      trigger={<Button>Ask to join</Button>}
    >
      <form className={styles.group} onSubmit={send} noValidate>
        {questions.map((question, index) => (
          <Field
            key={question}
            label={question}
            required
            error={tried && isMissing(index) ? 'Please answer this question.' : undefined}
          >
            <Textarea
              rows={3}
              maxLength={1000}
              value={answers[index] ?? ''}
              onChange={({ target }) =>
                draft.change({
                  answers: questions.map((_, at) => (at === index ? target.value : (answers[at] ?? ''))),
                })
              }
            />
          </Field>
        ))}
        <SendingError error={asking.error} />
        <div className={styles.actions}>
          <Button type="submit" busy={asking.isPending}>
            Send request
          </Button>
          <DialogClose>
            <Button variant="quiet">Cancel</Button>
          </DialogClose>
          <DraftNote {...draft} />
        </div>
      </form>
    </Dialog>
  );
}
