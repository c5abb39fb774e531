import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Field, Input, Textarea } from '@futurelab/platform/ui';
import { useState } from 'react';
import { proposalMutation, type MentorshipItem } from '../../queries/mentorship';
import { FormDialog } from './form-dialog';
import { NO_TIMES, TimeFields } from './time-fields';

interface ProposalDialogProps {
  request: MentorshipItem;
  timeZone: string;
  onClose: () => void;
}

/** A mentor answers: one to three times, and where to meet. */
export function ProposalDialog({ request, timeZone, onClose }: ProposalDialogProps) {
  const { id, topic, member } = request;
  const saved = { ...NO_TIMES, meetingUrl: request.meetingUrl ?? '', message: request.message ?? '' };
  const draft = useFormDraft(`mentor-proposal:${id}`, saved);
  const { meetingUrl, message, ...times } = draft.content;
  const [isChecked, setChecked] = useState(false);
  const sending = useMutation(clearOnSuccess(draft, proposalMutation(id)));
  const send = () => {
    setChecked(true);
    if (times.firstTime === '' || !isVisible(meetingUrl)) return;
    const { firstTime, secondTime, thirdTime } = times;
    sending.mutate(
      {
        ...{ firstTime, secondTime: secondTime || null, thirdTime: thirdTime || null },
        ...{ timeZone, meetingUrl, message },
      },
      {
        onSuccess: () => {
          toast({ title: `We’ve sent ${member.name} your times`, variant: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Propose times to ${member.name}`}
      description={topic}
      action="Send times"
      busy={sending.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TimeFields
        legend="Times"
        times={times}
        onChange={draft.change}
        timeZone={timeZone}
        needed={1}
        isChecked={isChecked}
        error={sending.error}
      />
      <Field
        label="Meeting link"
        required
        hint="Shown to them once they accept a time."
        error={
          (isChecked && !isVisible(meetingUrl) && 'Enter a link.') || fieldError(sending.error, 'meetingUrl')
        }
      >
        <Input
          type="url"
          name="meetingUrl"
          placeholder="https://"
          value={meetingUrl}
          maxLength={500}
          onChange={({ target }) => draft.change({ meetingUrl: target.value })}
        />
      </Field>
      <Field label="Message" error={fieldError(sending.error, 'message')}>
        <Textarea
          name="message"
          rows={3}
          maxLength={1000}
          value={message}
          onChange={({ target }) => draft.change({ message: target.value })}
        />
      </Field>
      <DraftNote {...draft} />
      <FormError error={sending.error} />
    </FormDialog>
  );
}
