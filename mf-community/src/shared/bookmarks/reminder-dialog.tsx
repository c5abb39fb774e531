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
  /** Without it, the dialog has its own button. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export function ReminderDialog({ remindOn, timeZone, onChoose, open, onOpenChange }: ReminderDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const change = onOpenChange ?? setOpen;
  const { tomorrow, nextWeek, last } = reminderDays(Date.now(), timeZone);
  const choose = (day: string | null) => {
    change(false);
    onChoose(day);
  };
  return (
    <Dialog
      title="Remind me"
      description="A notification at 9:00, in your time zone."
      open={open ?? isOpen}
      onOpenChange={change}
      trigger={
        open === undefined ? (
          <Button variant="quiet" size="small">
            {remindOn ? `Reminder on ${shortDate(remindOn, 'UTC')}` : 'Remind me'}
          </Button>
        ) : undefined
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
