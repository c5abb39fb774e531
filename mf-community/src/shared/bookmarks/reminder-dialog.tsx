import { shortDate } from '@futurelab/platform/format';
import { Dialog } from '@futurelab/platform/overlays';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useState } from 'react';
import styles from './bookmarks.module.css';
import { reminderDays } from './reminder-days';

interface ReminderDialogProps {
  /** The day that is set, YYYY-MM-DD. */
  remindOn: string | null;
  timeZone: string;
  onChoose: (day: string | null) => void;
}

export function ReminderDialog({ remindOn, timeZone, onChoose }: ReminderDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const { tomorrow, nextWeek, last } = reminderDays(Date.now(), timeZone);
  const choose = (day: string | null) => {
    setOpen(false);
    onChoose(day);
  };
  return (
    <Dialog
      title="Remind me"
      description="A notification at 9:00, in your time zone."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small">
          {remindOn ? `Reminder on ${shortDate(remindOn, 'UTC')}` : 'Remind me'}
        </Button>
      }
    >
      <div className={styles.choices}>
        <Button variant="secondary" onClick={() => choose(tomorrow)}>
          Tomorrow
        </Button>
        <Button variant="secondary" onClick={() => choose(nextWeek)}>
          Next week, {shortDate(nextWeek, 'UTC')}
        </Button>
        <form
          className={styles.date}
          onSubmit={(event) => {
            event.preventDefault();
            choose(String(new FormData(event.currentTarget).get('day')));
          }}
        >
          <Field label="Another day">
            <Input type="date" name="day" required min={tomorrow} max={last} defaultValue={remindOn ?? ''} />
          </Field>
          <Button type="submit" variant="secondary">
            Set reminder
          </Button>
        </form>
        {remindOn && (
          <Button variant="quiet" onClick={() => choose(null)}>
            Remove the reminder
          </Button>
        )}
      </div>
    </Dialog>
  );
}
