import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Field, Input } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { recapMutation, type EventDetail } from '../../queries/events';
import { BodyField } from '../../shared/composer/body-field';
import composer from '../../shared/composer/composer.module.css';
import { SendingError } from '../../shared/composer/sending-error';
import { useInvalidFocus } from '../../shared/composer/use-invalid-focus';

/** What the hosts of an event that has ended leave on its page. */
export function RecapForm({ event }: { event: EventDetail }) {
  const navigate = useNavigate();
  const draft = useFormDraft(`event-recap:${event.id}`, {
    recap: event.recap ?? '',
    recordingUrl: event.recordingUrl ?? '',
  });
  const { content, change } = draft;
  const saving = useMutation(clearOnSuccess(draft, recapMutation(event.id)));
  const form = useInvalidFocus(saving.error);
  const save = (submit?: FormEvent) => {
    submit?.preventDefault();
    if (saving.isPending) return;
    const sent = { recap: content.recap.trim(), recordingUrl: content.recordingUrl.trim() || null };
    saving.mutate(sent, { onSuccess: () => void navigate(paths.event(event.slug)) });
  };
  return (
    <form ref={form} className={composer.form} onSubmit={save} noValidate>
      <DraftNote {...draft} />
      <BodyField
        label="Recap"
        hint="What came up, what was decided, and links worth keeping."
        name="recap"
        value={content.recap}
        onChange={(recap) => change({ recap })}
        error={fieldError(saving.error, 'recap')}
        onSubmit={save}
      />
      <Field
        label="Link to the recording"
        hint={event.access === 'pro' ? 'Shown to Pro members.' : 'Shown to members.'}
        error={fieldError(saving.error, 'recordingUrl')}
      >
        <Input
          name="recordingUrl"
          type="url"
          maxLength={500}
          placeholder="https://"
          value={content.recordingUrl}
          onChange={({ target }) => change({ recordingUrl: target.value })}
        />
      </Field>
      <SendingError error={saving.error} fields={['recap', 'recordingUrl']} />
      <div className={composer.actions}>
        <Button type="submit" busy={saving.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
