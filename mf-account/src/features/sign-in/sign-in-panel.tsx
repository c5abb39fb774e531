import { useEffect, useState } from 'react';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Badge, ErrorState, Skeleton, type ButtonVariant } from '@futurelab/platform/ui';
import { leaveFor } from '../../model/leave';
import { lastProvider, rememberProvider } from './last-provider';
import { authProvidersQuery } from './providers';
import styles from './sign-in-panel.module.css';
import { WayIn } from './way-in';

/** Names the button without a provider of its own. */
const DEFAULT = Symbol('the default provider');

interface SignInPanelProps {
  /** Where to come back to: a path of this site. */
  returnTo: string;
}

/** The ways to sign in. Pressing one starts a full navigation and disables them all. */
export function SignInPanel({ returnTo }: SignInPanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(authProvidersQuery);
  const [connecting, setConnecting] = useState<string | typeof DEFAULT | null>(null);
  const [last, setLast] = useState<string | null>(null);

  useEffect(() => {
    setLast(lastProvider());
    // Coming back with the browser's button shows the page as it was left, with everything disabled.
    const restore = () => setConnecting(null);
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

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

  const start = (id: string | typeof DEFAULT) => {
    setConnecting(id);
    if (id === DEFAULT) return leaveFor(paths.signIn(returnTo));
    rememberProvider(id);
    leaveFor(paths.signInWith(id, returnTo));
  };

  const way = (id: string | typeof DEFAULT, words: string, variant: ButtonVariant) => (
    <WayIn
      to={id === DEFAULT ? paths.signIn(returnTo) : paths.signInWith(id, returnTo)}
      words={words}
      variant={variant}
      taken={connecting === null ? null : connecting === id ? 'this' : 'another'}
      onTake={() => start(id)}
    />
  );

  if (data.providers.length === 0)
    return (
      <div className={styles.ways}>
        <p className={styles.quiet}>
          No sign-in provider is listed right now. You can still sign in the usual way.
        </p>
        {way(DEFAULT, 'Sign in', 'primary')}
      </div>
    );

  return (
    <div className={styles.ways}>
      <ul className={styles.providers}>
        {data.providers.map(({ id, name }, index) => (
          <li key={id} className={styles.provider}>
            {way(id, `Continue with ${name}`, index === 0 ? 'primary' : 'secondary')}
            {last === id && connecting === null && <Badge className={styles.last}>Last used</Badge>}
          </li>
        ))}
      </ul>
      {way(DEFAULT, 'Continue with the default provider', 'quiet')}
    </div>
  );
}
