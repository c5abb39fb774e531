import { FormError } from '@futurelab/platform/components/form-error';
import { clearOnSuccess, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { useState } from 'react';
import { timesMutation } from '../../queries/mentorship';
import { FormDialog } from './form-dialog';
import { NO_TIMES, TimeFields } from './time-fields';

interface TimesDialogProps {
  id: string;
  timeZone: string;
  onClose: () => void;
}

/** The member could meet at other times. */
export function TimesDialog({ id, timeZone, onClose }: TimesDialogProps) {
  const draft = useFormDraft(`mentor-times:${id}`, NO_TIMES);
  const [isChecked, setChecked] = useState(false);
  const change = useMutation(clearOnSuccess(draft, timesMutation(id)));
  const send = () => {
    setChecked(true);
    if (Object.values(draft.content).includes('')) return;
    change.mutate(
      { ...draft.content, timeZone },
      {
        onSuccess: () => {
          toast({ title: 'Times sent', variant: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Suggest other times"
      description="Mentors have two working days again to answer."
      action="Send times"
      busy={change.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TimeFields
        legend="Three times that suit you"
        times={draft.content}
        onChange={draft.change}
        timeZone={timeZone}
        needed={3}
        isChecked={isChecked}
        error={change.error}
      />
      <FormError error={change.error} />
    </FormDialog>
  );
}
