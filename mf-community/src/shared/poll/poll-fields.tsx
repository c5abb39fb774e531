import { isoDate } from '@futurelab/platform/format';
import { Button, Checkbox, Field, Icon, Input } from '@futurelab/platform/ui';
import { useEffect, useRef } from 'react';
import composer from '../composer/composer.module.css';
import { MAX_OPTIONS, type PollDraft } from './poll-draft';
import styles from './poll-fields.module.css';

interface PollFieldsProps {
  value: PollDraft;
  timeZone: string;
  onChange: (part: Partial<PollDraft>) => void;
  errors: { options: string | undefined; endsOn: string | undefined };
}

export function PollFields({ value, timeZone, onChange, errors }: PollFieldsProps) {
  const { options, allowsSeveral, endsOn } = value;
  const fields = useRef<HTMLFieldSetElement>(null);
  const toFocus = useRef<number>(undefined);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    fields.current?.querySelectorAll<HTMLElement>('[data-option]')[toFocus.current]?.focus();
    toFocus.current = undefined;
  }, [options.length]);
  const change = (next: string[], focus?: number) => {
    toFocus.current = focus;
    onChange({ options: next });
  };
  const invalid = Math.max(
    options.findIndex((option, index) => option.trim() === '' || options.indexOf(option) < index),
    0,
  );
  return (
    <fieldset ref={fields} className={styles.fields}>
      <legend className={composer.label}>Poll</legend>
      {options.map((option, index) => (
        <div key={index} className={styles.option}>
          <Field label={`Option ${index + 1}`} error={index === invalid ? errors.options : undefined}>
            <Input
              data-option
              maxLength={100}
              value={option}
              onChange={({ target }) =>
                change(options.map((other, at) => (at === index ? target.value : other)))
              }
            />
          </Field>
          {options.length > 2 && (
            <Button
              variant="quiet"
              aria-label={`Remove option ${index + 1}`}
              onClick={() =>
                change(
                  options.filter((_, at) => at !== index),
                  Math.min(index, options.length - 2),
                )
              }
            >
              <Icon name="close" />
            </Button>
          )}
        </div>
      ))}
      {options.length < MAX_OPTIONS && (
        <div>
          <Button variant="quiet" size="small" onClick={() => change([...options, ''], options.length)}>
            Add option
          </Button>
        </div>
      )}
      <Checkbox
        label="Allow more than one choice"
        checked={allowsSeveral}
        onChange={({ target }) => onChange({ allowsSeveral: target.checked })}
      />
      <Field label="Last day to vote" hint="Optional. You can end the poll anytime." error={errors.endsOn}>
        <Input
          type="date"
          className={styles.date}
          min={isoDate(Date.now(), timeZone)}
          value={endsOn}
          onChange={({ target }) => onChange({ endsOn: target.value })}
        />
      </Field>
    </fieldset>
  );
}
