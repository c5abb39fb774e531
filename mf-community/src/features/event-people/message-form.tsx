import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { pluralize } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { useMutation } from '@futurelab/platform/query';
import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import { type FormEvent, useState } from 'react';
import { eventMessageMutation, type EventPeople, type NewEventMessage } from '../../queries/events';
import { BodyField } from '../../shared/composer/body-field';
import composer from '../../shared/composer/composer.module.css';
import { SendingError } from '../../shared/composer/sending-error';
import { useInvalidFocus } from '../../shared/composer/use-invalid-focus';
import { AUDIENCES } from './audiences';
import styles from './event-people.module.css';

const FIELDS = ['audience', 'subject', 'text'] as const;
const EMPTY: NewEventMessage = { audience: 'going', subject: '', text: '' };

/** An email of the hosts, looked at before it is sent. */
export function MessageForm({ eventId, people }: { eventId: string; people: EventPeople }) {
  const draft = useFormDraft(`event-message:${eventId}`, EMPTY);
  const { content, change } = draft;
  const [isPreviewing, setPreviewing] = useState(false);
  const [sentTo, setSentTo] = useState<number | null>(null);
  const sending = useMutation(clearOnSuccess(draft, eventMessageMutation(eventId)));
  const form = useInvalidFocus(sending.error);
  const count = people.reach[content.audience];
  const preview = (submit?: FormEvent) => {
    submit?.preventDefault();
    sending.reset();
    setSentTo(null);
    setPreviewing(true);
  };
  const send = () => sending.mutate(content, { onSuccess: () => setSentTo(count) });
  if (people.messagesLeft === 0)
    return <p className={styles.quiet}>You can send 3 emails per event and day. Try again tomorrow.</p>;
  return (
    <form ref={form} className={composer.form} onSubmit={preview} noValidate>
      <p className={composer.quiet}>
        Sent once by email to people who get emails from hosts. {pluralize(people.messagesLeft, 'email')} left
        today.
      </p>
      <DraftNote {...draft} />
      <fieldset className={composer.kinds}>
        <legend className={composer.label}>Send to</legend>
        {AUDIENCES.map(({ value, label }) => (
          <Checkbox
            key={value}
            type="radio"
            name="audience"
            value={value}
            label={`${label} (${people.reach[value]})`}
            checked={content.audience === value}
            onChange={() => change({ audience: value })}
          />
        ))}
      </fieldset>
      <Field label="Subject" error={fieldError(sending.error, 'subject')}>
        <Input
          name="subject"
          maxLength={150}
          value={content.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <BodyField
        label="Text"
        hint="Pictures aren’t sent."
        name="text"
        value={content.text}
        onChange={(text) => change({ text })}
        error={fieldError(sending.error, 'text')}
        onSubmit={preview}
      />
      <SendingError error={sending.error} fields={FIELDS} />
      {sentTo !== null && <p role="status">{`Sent to ${pluralize(sentTo, 'person', 'people')}.`}</p>}
      <div className={composer.actions}>
        <Button type="submit" busy={sending.isPending}>
          Preview and send
        </Button>
      </div>
      <ConfirmDialog
        open={isPreviewing}
        onOpenChange={setPreviewing}
        title={content.subject.trim() || 'No subject'}
        description={`Goes to ${pluralize(count, 'person', 'people')}.`}
        action="Send"
        variant="primary"
        cancel="Keep editing"
        busy={sending.isPending}
        disabled={count === 0}
        onConfirm={send}
      >
        <Markdown>{content.text}</Markdown>
      </ConfirmDialog>
    </form>
  );
}
