import { keyOf } from '@futurelab/platform/keys';
import { keepPreviousData, useQuery } from '@futurelab/platform/query';
import { Avatar, Field, Input, UserText } from '@futurelab/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { membersQuery } from '../../queries/members';
import styles from './member-picker.module.css';

interface MemberPickerProps {
  label: string;
  hint?: string;
  /** Members who are not offered. */
  exclude: string[];
  onPick: (id: string, name: string) => void;
  error: string | undefined;
}

const DEBOUNCE_MS = 250;
const OFFERED = 6;

/** Finds members by what one remembers of them. */
export function MemberPicker({
  label,
  hint = 'Search by name, role, or location.',
  exclude,
  onPick,
  error,
}: MemberPickerProps) {
  const [input, setInput] = useState('');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(input.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [input]);
  const { data } = useQuery({
    ...membersQuery({ q: search }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const offered = search
    ? (data?.items ?? []).filter(({ id }) => id && !exclude.includes(id)).slice(0, OFFERED)
    : [];
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        <Input
          ref={field}
          type="search"
          autoComplete="off"
          value={input}
          maxLength={120}
          onChange={(event) => setInput(event.target.value)}
          onKeyDown={(event) => {
            const [first] = offered;
            if (keyOf(event) !== 'Enter') return;
            event.preventDefault();
            if (first) pick(first);
          }}
        />
      </Field>
      <div role="status" className={styles.found}>
        {search && data && offered.length === 0 && 'No members found.'}
      </div>
      {offered.length > 0 && (
        <ul className={styles.offered} aria-label="Matching members">
          {offered.map(({ id, name, currentRole, profileImageUrl }) => (
            <li key={id}>
              <button type="button" className={styles.offer} onClick={() => pick({ id, name })}>
                <Avatar name={name ?? ''} src={profileImageUrl} size="small" />
                <span>
                  <UserText>{name}</UserText>
                  {currentRole && (
                    <span dir="auto" className={styles.role}>
                      {currentRole}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function pick({ id, name }: { id: string | null; name: string | null }) {
    setInput('');
    setSearch('');
    field.current?.focus();
    if (id) onPick(id, name ?? '');
  }
}
