import { useQuery } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { Button, Field, Input, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import { foundMembersQuery } from '../../../queries/admin/members/merging';
import type { MemberRow } from '../../../queries/admin/members/members';
import styles from './merge.module.css';

interface AccountChoiceProps {
  /** Of the account that stays, which is not offered. */
  memberId: string;
  onChoose: (account: MemberRow) => void;
}

/** Finds the account that goes by its name or address. */
export function AccountChoice({ memberId, onChoose }: AccountChoiceProps) {
  const [text, setText] = useState('');
  const [searched, setSearched] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(text));
    if (isVisible(text)) setSearched(text.trim());
  };
  return (
    <>
      <form className={styles.search} onSubmit={submit} noValidate>
        <Field
          label="Name or email address"
          error={isMissing ? 'Enter a name or an email address.' : undefined}
        >
          <Input
            type="search"
            value={text}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {searched !== null && <Found {...{ memberId, onChoose, searched }} />}
    </>
  );
}

function Found({ memberId, onChoose, searched }: AccountChoiceProps & { searched: string }) {
  const query = useQuery(foundMembersQuery(searched));
  return (
    <QueryBoundary query={query} what="the accounts" skeleton={<Skeleton lines={4} />}>
      {(rows) => {
        const others = rows.filter(({ id }) => id !== memberId);
        if (others.length === 0) return <p role="status">No other account found.</p>;
        return (
          <ul className={styles.found}>
            {others.map((account) => (
              <li key={account.id}>
                <span>
                  <bdi>{account.name}</bdi>
                  {account.email && (
                    <span className={styles.quiet}>
                      <bdi>{account.email}</bdi>
                    </span>
                  )}
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Choose ${account.name}${account.email ? `, ${account.email}` : ''}`}
                  onClick={() => onChoose(account)}
                >
                  Choose
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryBoundary>
  );
}
