import { Field, Input, Select } from '@futurelab/platform/ui';
import composer from '../../shared/composer/composer.module.css';
import { placeInMonth, repeatsOn, type Repetition, type Repeats } from './recurrence';

interface RepeatFieldsProps {
  /** Wall time of the first date, as chosen so far. */
  startsAt: string;
  value: Repetition;
  onChange: (part: Partial<Repetition>) => void;
  error: string | undefined;
}

/** Whether an event repeats, and until when. */
export function RepeatFields({ startsAt, value, onChange, error }: RepeatFieldsProps) {
  const { ends, count, until } = value;
  const repeats = repeatsOn(value.repeats, startsAt);
  const place = placeInMonth(startsAt);
  const hint = place ? hintOf(repeats, place) : undefined;
  return (
    <>
      <Field label="Repeats" hint={hint} error={repeats === '' ? error : undefined}>
        <Select
          name="repeats"
          value={repeats}
          onChange={({ target }) => onChange({ repeats: target.value as Repeats })}
        >
          <option value="">Never</option>
          <option value="weekly">Every week</option>
          <option value="fortnightly">Every two weeks</option>
          <option value="monthly">Every month on the same date</option>
          {place && place.nth < 5 && (
            <option value="monthly-weekday">
              Every month on the {place.ordinal} {place.weekday}
            </option>
          )}
          {place?.isLast && <option value="monthly-last">Every month on the last {place.weekday}</option>}
        </Select>
      </Field>
      {repeats !== '' && (
        <div className={composer.row}>
          <Field label="Ends" hint="A series has to end.">
            <Select
              name="ends"
              value={ends}
              onChange={({ target }) => onChange({ ends: target.value as Repetition['ends'] })}
            >
              <option value="count">After a number of events</option>
              <option value="until">On a date</option>
            </Select>
          </Field>
          {ends === 'count' ? (
            <Field label="Number of events" hint="Including this one, up to 52." required error={error}>
              <Input
                name="count"
                type="number"
                min={2}
                max={52}
                value={count}
                onChange={({ target }) => onChange({ count: target.value })}
              />
            </Field>
          ) : (
            <Field label="Last date" hint="Up to two years from now." required error={error}>
              <Input
                name="until"
                type="date"
                min={startsAt.slice(0, 10)}
                value={until}
                onChange={({ target }) => onChange({ until: target.value })}
              />
            </Field>
          )}
        </div>
      )}
    </>
  );
}

function hintOf(repeats: Repeats, { weekday, day }: NonNullable<ReturnType<typeof placeInMonth>>) {
  if (repeats === '') return undefined;
  if (repeats === 'weekly') return `Every ${weekday} at the same time.`;
  if (repeats === 'fortnightly') return `Every other ${weekday} at the same time.`;
  return repeats === 'monthly' && day > 28 ? `Skips months without a day ${day}.` : 'At the same time.';
}
