import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { ErrorState, LastChoice, PendingLink, Skeleton } from '@futurelab/platform/ui';
import { authProvidersQuery } from '../../queries/auth-providers';
import styles from './sign-in-panel.module.css';

interface SignInPanelProps {
  /** Where to come back to: a path of this site. */
  returnTo: string;
}

const BUTTON = { size: 'large', wide: true, pendingLabel: 'Connecting...' } as const;

/** The ways to sign in. Pressing one starts a full navigation and disables them all. */
export function SignInPanel({ returnTo }: SignInPanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(authProvidersQuery);

  if (isError)
    return (
      <ErrorState
        title="The ways to sign in did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div className={styles.ways}>
        <Skeleton lines={2} className={styles.coming} />
      </div>
    );
  if (data.providers.length === 0)
    return (
      <div className={styles.ways}>
        <p className={styles.quiet}>
          No sign-in provider is listed right now. You can still sign in the usual way.
        </p>
        <PendingLink {...BUTTON} to={paths.signIn(returnTo)}>
          Sign in
        </PendingLink>
      </div>
    );

  return (
    <div className={styles.ways}>
      <ul className={styles.providers}>
        {data.providers.map(({ id, name }, index) => (
          <li key={id} className={styles.provider}>
            <PendingLink
              {...BUTTON}
              to={paths.signInWith(id, returnTo)}
              variant={index === 0 ? 'primary' : 'secondary'}
              choice={{ kind: 'provider', value: id }}
            >
              {`Continue with ${name}`}
            </PendingLink>
            <LastChoice choice={{ kind: 'provider', value: id }} className={styles.last}>
              Last used
            </LastChoice>
          </li>
        ))}
      </ul>
      <PendingLink {...BUTTON} to={paths.signIn(returnTo)} variant="quiet">
        Continue with the default provider
      </PendingLink>
    </div>
  );
}
