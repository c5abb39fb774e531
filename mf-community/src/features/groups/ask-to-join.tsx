import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { Dialog, DialogClose } from '@futurelab/platform/overlays';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { isVisible } from '@futurelab/platform/text';
import { useState, type FormEvent } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import { membershipMutation, type GroupDetail } from '../../queries/groups';
import { RulesAgreement } from './group-rules';
import styles from './group-form.module.css';

interface AskToJoinProps {
  group: GroupDetail;
  /** Its owners decide; otherwise one joins at once. */
  asks: boolean;
}

/** What a group wants before one joins or asks to join: answers to its questions, and the agreement to its rules. */
export function AskToJoin({ group, asks }: AskToJoinProps) {
  const { id, name, rules, rulesRequired, rulesVersion } = group;
  const questions = asks ? group.questions : [];
  const [isOpen, setOpen] = useState(false);
  const draft = useFormDraft(`join-group:${id}`, { answers: [] as string[] });
  const { answers } = draft.content;
  const [tried, setTried] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const asking = useMutation(clearOnSuccess(draft, membershipMutation(id)));
  const isMissing = (index: number) => !isVisible(answers[index] ?? '');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const first = questions.findIndex((_, index) => isMissing(index));
    if (first >= 0) return event.currentTarget.querySelectorAll('textarea')[first]?.focus();
    const given = questions.map((_, index) => answers[index] ?? '');
    if (rulesRequired && !agrees)
      return event.currentTarget.querySelector<HTMLElement>('[name="agrees"]')?.focus();
    asking.mutate(
      { ...(asks && { answers: given }), ...(rulesRequired && { rulesVersion }) },
      {
        onSuccess: () => setOpen(false),
        // They have changed meanwhile.
        onError: (error) => {
          if (fieldError(error, 'rulesVersion')) setAgrees(false);
        },
      },
    );
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={asks ? `Ask to join ${name}` : `Join ${name}`}
      description={
        asks
          ? 'Owners and moderators review your answers. We’ll notify you when they decide.'
          : 'Read the group’s rules before you join.'
      }
      trigger={<Button>{asks ? 'Ask to join' : 'Join group'}</Button>}
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
        {rulesRequired && (
          <RulesAgreement
            rules={rules}
            agrees={agrees}
            onChange={setAgrees}
            error={
              agrees
                ? undefined
                : (fieldError(asking.error, 'rulesVersion') ??
                  (tried ? 'Agree to the group’s rules to join.' : undefined))
            }
          />
        )}
        <SendingError error={asking.error} fields={['rulesVersion']} />
        <div className={styles.actions}>
          <Button type="submit" busy={asking.isPending}>
            {asks ? 'Send request' : 'Join group'}
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
