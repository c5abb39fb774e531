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
  /** What can be chosen besides all, as value → label; without it, it is typed. */
  choices?: Readonly<Record<string, string>>;
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
              <FilterInput {...filter} value={params.get(filter.name) ?? ''} />
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

function FilterInput({ name, type = 'search', choices, value }: Filter & { value: string }) {
  if (!choices)
    return <Input type={type} name={name} defaultValue={value} maxLength={100} autoComplete="off" />;
  return (
    <Select name={name} defaultValue={value}>
      <option value="">All</option>
      {Object.entries(choices).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  );
}
