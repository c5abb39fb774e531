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
      title="How you sign in"
      lead="Each of these opens your account. Another one joins it once you have shown that both are yours."
    >
      <QueryBoundary query={identities} what="how you sign in" skeleton={<Skeleton lines={3} />}>
        {(all) => (
          <ul className={styles.list}>
            {email !== null && (
              <li className={styles.row}>
                <div>
                  <p className={styles.name}>A code by mail</p>
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
    onSuccess: () => toast({ title: `${name} no longer opens your account`, variant: 'success' }),
    onError: (error) => toastError(`${name} still opens your account`, error),
  });
  return (
    <li className={styles.row}>
      <div>
        <p dir="auto" className={styles.name}>
          {name}
        </p>
        <p className={styles.note}>
          Since {longDateWithYear(since, timeZone)}
          {!isRemovable && '. It has to stay: nothing else opens your account.'}
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
