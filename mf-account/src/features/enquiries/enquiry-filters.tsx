import { Button, Field, Input, Select } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import type { EnquiryFilters as Filters } from '../../queries/admin/enquiries';
import { KINDS, STATES } from './enquiry-labels';
import styles from './enquiry-filters.module.css';

interface EnquiryFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Which enquiries are shown; a reference is looked for when it has been typed to its end. */
export function EnquiryFilters({ filters, onChange }: EnquiryFiltersProps) {
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reference = String(new FormData(event.currentTarget).get('reference')).trim();
    // Who looks for one by name means it whatever became of it.
    onChange(reference ? { state: '', kind: '', reference } : { ...filters, reference });
  };
  return (
    <div className={styles.filters}>
      <Field label="Status">
        <Select
          value={filters.state}
          onChange={({ target }) => onChange({ ...filters, state: target.value as Filters['state'] })}
        >
          <option value="">All</option>
          {Object.entries(STATES).map(([state, { name }]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Type">
        <Select
          value={filters.kind}
          onChange={({ target }) => onChange({ ...filters, kind: target.value as Filters['kind'] })}
        >
          <option value="">All</option>
          {Object.entries(KINDS).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <form role="search" className={styles.find} onSubmit={find}>
        <Field label="Reference">
          <Input
            key={filters.reference}
            name="reference"
            defaultValue={filters.reference}
            placeholder="FL-"
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
    </div>
  );
}
