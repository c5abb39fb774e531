import { Button, Field, Input } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import type { Days } from '../../shared/model/days';
import styles from './analytics.module.css';

interface DaysFormProps {
  /** What is shown. */
  days: Days;
  onChange: (days: Days) => void;
}

/** Which days are counted. */
export function DaysForm({ days, onChange }: DaysFormProps) {
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from = '', to = ''] = [fields.get('from'), fields.get('to')].map(String);
    // A person who has them the wrong way round means the days between all the same.
    onChange(from && to && to < from ? { from: to, to: from } : { from, to });
  };
  return (
    <form className={styles.days} onSubmit={show}>
      <Field label="First day">
        <Input key={days.from} type="date" name="from" defaultValue={days.from} />
      </Field>
      <Field label="Last day">
        <Input key={days.to} type="date" name="to" defaultValue={days.to} />
      </Field>
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  );
}
