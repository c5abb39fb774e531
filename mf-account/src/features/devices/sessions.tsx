import { dateAndTime, longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast, toastError } from '@futurelab/platform/toast';
import { Badge, Button, LinkButton, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { mySessionsQuery, sessionEndMutation, type MySession } from '../../queries/sign-in/devices';
import styles from './devices.module.css';
import { SignOutEverywhere } from './sign-out-everywhere';

/** Every browser that is signed in, to sign it out. */
export function Sessions({ timeZone }: { timeZone: string }) {
  const sessions = useQuery(mySessionsQuery);
  const [asks, setAsks] = useState(false);
  return (
    <Section
      title="Where you’re signed in"
      lead="Sessions end after 30 days. Don’t recognize one? Sign it out."
    >
      <QueryBoundary query={sessions} what="your sessions" skeleton={<Skeleton lines={4} />}>
        {(all) => (
          <>
            <ul className={styles.list}>
              {all.map((session) => (
                <SessionRow key={session.id} session={session} timeZone={timeZone} />
              ))}
            </ul>
            <Button variant="secondary" className={styles.everywhere} onClick={() => setAsks(true)}>
              Sign out everywhere
            </Button>
            {asks && <SignOutEverywhere onClose={() => setAsks(false)} />}
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}

function SessionRow({ session, timeZone }: { session: MySession; timeZone: string }) {
  const { id, device, createdAt, lastUsedAt, isCurrent } = session;
  const end = useMutation({
    ...sessionEndMutation,
    onSuccess: () => toast({ title: `${device} signed out`, variant: 'success' }),
    onError: (error) => toastError(`${device} wasn’t signed out`, error),
  });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {device} {isCurrent && <Badge tone="success">This browser</Badge>}
        </p>
        <p className={styles.note}>
          Signed in {longDateWithYear(createdAt, timeZone)} · Last used{' '}
          {isCurrent ? 'now' : dateAndTime(lastUsedAt, timeZone)}
        </p>
      </div>
      {isCurrent ? (
        <LinkButton to={paths.signOut} variant="secondary" size="small">
          Sign out
        </LinkButton>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Sign out ${device}`}
          busy={end.isPending}
          onClick={() => end.mutate(id)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
