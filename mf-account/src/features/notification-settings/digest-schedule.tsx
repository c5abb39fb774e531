import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { Field, Select } from '@futurelab/platform/ui';
import { digestScheduleMutation, type DigestDay } from '../../queries/account/notification-settings';
import styles from './notification-settings.module.css';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const UNCHOSEN = '';

const dayName = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

/** How often what was missed is put together in one email. */
export function DigestSchedule({ digestOn }: { digestOn: DigestDay }) {
  const save = useMutation(digestScheduleMutation);
  const chosen = save.isPending ? save.variables : digestOn;
  return (
    <div className={styles.part}>
      <Field
        label="Send the digest"
        hint={
          chosen === null
            ? 'One email with what you missed, never an empty one.'
            : 'At 7 in the morning, your time, unless you were here in the past day. Never an empty one.'
        }
      >
        <Select
          className={styles.days}
          value={chosen ?? UNCHOSEN}
          aria-busy={save.isPending}
          onChange={({ target }) =>
            save.mutate(target.value === UNCHOSEN ? null : (target.value as DigestDay))
          }
        >
          <option value={UNCHOSEN}>Weekly, after a week away</option>
          {DAYS.map((day) => (
            <option key={day} value={day}>
              Weekly, on {dayName(day)}
            </option>
          ))}
          <option value="daily">Daily</option>
        </Select>
      </Field>
      <FormError error={save.error} />
    </div>
  );
}
