import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Badge, ErrorState, Skeleton } from '@futurelab/platform/ui';
import { useSyncExternalStore } from 'react';
import { authProvidersQuery } from '../../queries/auth-providers';
import { lastProvider, SignInLink } from './sign-in-link';
import styles from './sign-in-panel.module.css';
import { usePendingSignIn } from './use-pending-sign-in';

interface SignInPanelProps {
  /** Where to come back to: a path of this site. */
  returnTo: string;
}

const neverChanges = () => () => undefined;

/** The ways to sign in. Pressing one starts a full navigation and disables them all. */
export function SignInPanel({ returnTo }: SignInPanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(authProvidersQuery);
  const [pending, onFollow] = usePendingSignIn();
  const last = useSyncExternalStore(neverChanges, lastProvider, () => null);
  const link = { pending, onFollow };

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
        <SignInLink {...link} to={paths.signIn(returnTo)}>
          Sign in
        </SignInLink>
      </div>
    );

  return (
    <div className={styles.ways}>
      <ul className={styles.providers}>
        {data.providers.map(({ id, name }, index) => (
          <li key={id} className={styles.provider}>
            <SignInLink
              {...link}
              provider={id}
              to={paths.signInWith(id, returnTo)}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {`Continue with ${name}`}
            </SignInLink>
            {id === last && <Badge className={styles.last}>Last used</Badge>}
          </li>
        ))}
      </ul>
      <SignInLink {...link} to={paths.signIn(returnTo)} variant="quiet">
        Continue with the default provider
      </SignInLink>
    </div>
  );
}
