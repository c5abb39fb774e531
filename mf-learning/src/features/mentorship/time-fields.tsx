import { fieldError } from '@futurelab/platform/components/field-error';
import { zoneCity } from '@futurelab/platform/format';
import { Field, Input } from '@futurelab/platform/ui';
import styles from './mentorship.module.css';

export interface SessionTimes {
  firstTime: string;
  secondTime: string;
  thirdTime: string;
}

export const NO_TIMES: SessionTimes = { firstTime: '', secondTime: '', thirdTime: '' };

const FIELDS = [
  ['firstTime', 'First time'],
  ['secondTime', 'Second time'],
  ['thirdTime', 'Third time'],
] as const;

interface TimeFieldsProps {
  legend: string;
  times: SessionTimes;
  onChange: (times: Partial<SessionTimes>) => void;
  timeZone: string;
  /** How many of them are needed. */
  needed: number;
  /** Whether to name those that are missing. */
  isChecked: boolean;
  error: Error | null;
}

/** Three times, by the clocks of the person who chooses them. */
export function TimeFields({ legend, times, onChange, timeZone, needed, isChecked, error }: TimeFieldsProps) {
  return (
    <fieldset className={styles.times}>
      <legend>{legend}</legend>
      <p className={styles.quiet}>Local time in {zoneCity(timeZone)}. Sessions last 45 minutes.</p>
      <div className={styles.row}>
        {FIELDS.map(([name, label], index) => (
          <Field
            key={name}
            label={label}
            required={index < needed}
            error={
              (isChecked && index < needed && times[name] === '' && 'Choose a day and time.') ||
              fieldError(error, name)
            }
          >
            <Input
              type="datetime-local"
              name={name}
              value={times[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
