import { longDateWithYear } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast, toastError } from '@futurelab/platform/toast';
import { Button, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { identityRemovalMutation, myIdentitiesQuery, type MyIdentity } from '../../queries/sign-in/devices';
import styles from './devices.module.css';

interface IdentitiesProps {
  email: string | null;
  timeZone: string;
}

/** What opens the account: the address, and accounts at providers. */
export function Identities({ email, timeZone }: IdentitiesProps) {
  const identities = useQuery(myIdentitiesQuery);
  return (
    <Section
      title="Sign-in methods"
      lead="You can use any of these to sign in. To add another, sign in with it and confirm your email address."
    >
      <QueryBoundary query={identities} what="your sign-in methods" skeleton={<Skeleton lines={3} />}>
        {(all) => (
          <ul className={styles.list}>
            {email !== null && (
              <li className={styles.row}>
                <div>
                  <p className={styles.name}>Email code</p>
                  <p className={styles.note}>To {email}</p>
                </div>
              </li>
            )}
            {all.map((identity) => (
              <IdentityRow key={identity.provider} identity={identity} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}

function IdentityRow({ identity, timeZone }: { identity: MyIdentity; timeZone: string }) {
  const { provider, name, since, isRemovable } = identity;
  const remove = useMutation({
    ...identityRemovalMutation,
    onSuccess: () => toast({ title: `${name} removed`, variant: 'success' }),
    onError: (error) => toastError(`${name} wasn’t removed`, error),
  });
  return (
    <li className={styles.row}>
      <div>
        <p dir="auto" className={styles.name}>
          {name}
        </p>
        <p className={styles.note}>
          {' '}
          Added {longDateWithYear(since, timeZone)}
          {!isRemovable && '. You can’t remove your only sign-in method.'}
        </p>
      </div>
      {isRemovable && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Remove ${name}`}
          busy={remove.isPending}
          onClick={() => remove.mutate(provider)}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
