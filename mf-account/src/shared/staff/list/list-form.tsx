import { FilterSheet } from '@futurelab/platform/components/filter-sheet';
import { useSearchParams } from '@futurelab/platform/router';
import { Button, Checkbox, Field, Input, Select } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import { addressOf } from './list-address';
import styles from './staff-list.module.css';

export interface Filter {
  name: string;
  label: string;
  type?: 'search' | 'date';
  /** What can be chosen, by value and label; the first has no value. */
  options?: readonly (readonly [value: string, label: string])[];
}

interface ListFormProps {
  filters: Filter[];
  columns: { key: string; label: string; isOptional?: boolean }[];
  shown: string[];
}

/** What a list is narrowed by and which columns it has; all of it is in the address. */
export function ListForm({ filters, columns, shown }: ListFormProps) {
  const [params, setParams] = useSearchParams();
  const order = params.get('order') ?? '';
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = addressOf(new FormData(event.currentTarget), columns, order);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <form key={String(params)} role="search" method="get" className={styles.form} onSubmit={show}>
      {order && <input type="hidden" name="order" value={order} />}
      <FilterSheet chosen={filters.filter(({ name }) => params.get(name)).length}>
        <div className={styles.filters}>
          {filters.map((filter) => (
            <Field key={filter.name} label={filter.label}>
              <FilterControl filter={filter} value={params.get(filter.name) ?? ''} />
            </Field>
          ))}
        </div>
        <fieldset className={styles.columns}>
          <legend>Columns</legend>
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              name="columns"
              value={key}
              label={label}
              defaultChecked={shown.includes(key)}
            />
          ))}
        </fieldset>
        <Button type="submit" variant="secondary" className={styles.show}>
          Show
        </Button>
      </FilterSheet>
    </form>
  );
}

function FilterControl({
  filter: { name, type = 'search', options },
  value,
}: {
  filter: Filter;
  value: string;
}) {
  if (!options)
    return <Input type={type} name={name} defaultValue={value} maxLength={100} autoComplete="off" />;
  return (
    // Its options may come later than the field, and the chosen one among them.
    <Select key={options.length} name={name} defaultValue={value}>
      {options.map(([each, label]) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </Select>
  );
}
