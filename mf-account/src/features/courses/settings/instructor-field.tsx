import { keepPreviousData, useInfiniteQuery } from '@futurelab/platform/query';
import { Avatar, Button, Field, Input, UserText } from '@futurelab/platform/ui';
import { keyOf } from '@futurelab/platform/keys';
import { useEffect, useRef, useState } from 'react';
import { membersQuery } from '../../../queries/admin/members/members';
import styles from './settings.module.css';

interface InstructorFieldProps {
  /** Who it is now; nobody: FutureLab itself. */
  name: string | null;
  error: string | undefined;
  onChange: (id: string | null, name: string | null) => void;
}

const DEBOUNCE_MS = 250;
const OFFERED = 6;

/** Who teaches the course: found among the members, or nobody. */
export function InstructorField({ name, error, onChange }: InstructorFieldProps) {
  const [input, setInput] = useState('');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(input.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [input]);
  const { data } = useInfiniteQuery({
    ...membersQuery(new URLSearchParams({ query: search })),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const offered = search ? (data?.pages[0]?.items ?? []).slice(0, OFFERED) : [];
  const choose = (id: string | null, chosen: string | null) => {
    setInput('');
    setSearch('');
    onChange(id, chosen);
    field.current?.focus();
  };
  return (
    <div>
      <Field
        label="Instructor"
        hint={
          <>
            Now: <bdi>{name ?? 'FutureLab'}</bdi>. Search by name or email.
          </>
        }
        error={error}
      >
        <Input
          ref={field}
          type="search"
          autoComplete="off"
          value={input}
          maxLength={100}
          onChange={({ target }) => setInput(target.value)}
          onKeyDown={(event) => {
            if (keyOf(event) !== 'Enter') return;
            event.preventDefault();
            const [first] = offered;
            if (first) choose(first.id, first.name);
          }}
        />
      </Field>
      <div role="status" className={styles.found}>
        {search && data && offered.length === 0 && 'No members found.'}
      </div>
      {offered.length > 0 && (
        <ul className={styles.offered} aria-label="Matching members">
          {offered.map((member) => (
            <li key={member.id}>
              <button type="button" className={styles.offer} onClick={() => choose(member.id, member.name)}>
                <Avatar name={member.name} src={member.profileImageUrl} size="small" />
                <UserText>{member.name}</UserText>
              </button>
            </li>
          ))}
        </ul>
      )}
      {name !== null && (
        <Button variant="quiet" size="small" onClick={() => choose(null, null)}>
          Remove instructor
        </Button>
      )}
    </div>
  );
}
