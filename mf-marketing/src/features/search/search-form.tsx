import { paths } from '@futurelab/platform/paths';
import { MAX_QUERY_LENGTH } from '@futurelab/platform/queries/search';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Field, Input } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import styles from './search.module.css';

/** Asks by a plain GET; what was searched for is in the address. */
export function SearchForm({ text }: { text: string }) {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(next ? paths.searchFor(next) : paths.search);
  }

  return (
    <form className={styles.form} role="search" action={paths.search} onSubmit={search}>
      <Field label="What are you looking for?">
        <Input key={text} type="search" name="q" defaultValue={text} maxLength={MAX_QUERY_LENGTH} />
      </Field>
      <Button type="submit">Search</Button>
    </form>
  );
}
