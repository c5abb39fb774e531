import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { dateTimeAndZone, zoneCity } from '@futurelab/platform/format';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { scheduleMutation } from '../../../queries/admin/courses/publication';

interface ScheduleDialogProps {
  course: string;
  publishAt: string | null;
  timeZone: string;
  onClose: () => void;
}

/** Asks when the draft is to be published. */
export function ScheduleDialog({ course, publishAt, timeZone, onClose }: ScheduleDialogProps) {
  const form = useId();
  const [at, setAt] = useState('');
  const schedule = useMutation(scheduleMutation(course));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    schedule.mutate(at, {
      onSuccess: () => {
        toast({ title: 'Publishing scheduled', variant: 'success' });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Schedule publishing"
      description="The draft is published as it is at that time, if nothing is missing."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={form} busy={schedule.isPending}>
            Save schedule
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {publishAt && <p>Now: {dateTimeAndZone(publishAt, timeZone)}.</p>}
        <Field
          label="Publish at"
          required
          hint={`Local time in ${zoneCity(timeZone)}.`}
          error={fieldError(schedule.error, 'at')}
        >
          <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field>
        <FormError error={schedule.error} />
      </form>
    </Dialog>
  );
}
