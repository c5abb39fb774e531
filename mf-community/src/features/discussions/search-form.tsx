import { paths } from '@futurelab/platform/paths';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Field, Input } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { listPath, MAX_QUERY, type ListFilters } from './post-labels';
import styles from './post-list.module.css';

/** Narrows the list to what contains the text, within its other filters; all of it is in the address. */
export function SearchForm({ filters }: { filters: ListFilters }) {
  const navigate = useNavigate();
  const { q, ...others } = filters;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(listPath({ ...filters, q: text }), { preventScrollReset: true });
  };
  return (
    <form className={styles.search} role="search" action={paths.discussions} onSubmit={search}>
      {Object.entries(others).map(
        ([name, value]) =>
          value && value !== 'latest' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label="Search discussions and replies">
        <Input key={q} type="search" name="q" defaultValue={q ?? ''} maxLength={MAX_QUERY} />
      </Field>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
