import { Checkbox } from '@futurelab/platform/ui';
import composer from '../../shared/composer/composer.module.css';
import type { EventDetail, Scope } from '../../queries/events';

interface ScopeFieldsProps {
  series: NonNullable<EventDetail['series']>;
  name: string;
  legend: string;
  scope: Scope;
  onChange: (scope: Scope) => void;
}

const CHOICES: readonly { value: Scope; label: string; hint?: string }[] = [
  { value: 'one', label: 'Only this date' },
  { value: 'following', label: 'This and all following dates' },
  { value: 'all', label: 'All dates', hint: 'Past dates don’t change.' },
];

/** Which dates of a series a change is about. */
export function ScopeFields({ series, name, legend, scope, onChange }: ScopeFieldsProps) {
  return (
    <fieldset className={composer.kinds}>
      <legend className={composer.label}>{legend}</legend>
      <p className={composer.quiet}>{`${series.label}, ${series.position} of ${series.total}.`}</p>
      {CHOICES.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          type="radio"
          name={name}
          value={value}
          label={label}
          hint={hint}
          checked={scope === value}
          onChange={() => onChange(value)}
        />
      ))}
    </fieldset>
  );
}
