import { paths } from '@futurelab/platform/paths';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Field, Input } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import styles from './member-search.module.css';
import { MAX_QUERY } from './read-filters';

interface MemberSearchProps {
  label: string;
  hint?: string;
  q?: string;
}

/** Finds members; what was searched for is in the address. */
export function MemberSearch({ label, hint, q = '' }: MemberSearchProps) {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(words ? `${paths.members}?q=${encodeURIComponent(words)}` : paths.members);
  }

  return (
    <form className={styles.search} role="search" action={paths.members} onSubmit={search}>
      <Field label={label} hint={hint}>
        <Input key={q} type="search" name="q" defaultValue={q} maxLength={MAX_QUERY} />
      </Field>
      <Button type="submit">Search</Button>
    </form>
  );
}
