import { paths } from '@futurelab/platform/paths';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Input } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { listPath, MAX_QUERY, type ListFilters } from './post-labels';
import styles from './post-list.module.css';

/** Narrows the list to what contains the text, within its other filters; all of it is in the address. */
export function SearchForm({ filters }: { filters: ListFilters }) {
  const navigate = useNavigate();
  const { q, tags: _tags, ...others } = filters;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(listPath({ ...filters, tags: false, q: text }), { preventScrollReset: true });
  };
  return (
    <form className={styles.search} role="search" action={paths.discussions} onSubmit={search}>
      {Object.entries(others).map(
        ([name, value]) =>
          value && value !== 'latest' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Input
        key={q}
        type="search"
        name="q"
        aria-label="Search discussions and replies"
        placeholder="Search discussions"
        defaultValue={q ?? ''}
        maxLength={MAX_QUERY}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
