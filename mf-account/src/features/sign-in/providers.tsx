import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Badge, Button, ErrorState, Skeleton } from '@futurelab/platform/ui';
import { authProvidersQuery } from '../../queries/sign-in/auth-providers';
import { SignInLink } from './sign-in-link';
import styles from './sign-in-panel.module.css';

interface ProvidersProps {
  returnTo: string;
  /** The way used last in this browser. */
  last: string | null;
  /** The address of the link that was followed. */
  pending: string | undefined;
  onFollow: (to: string) => void;
}

const MAIL_CODE = 'input:is([name="email"], [name="code"]):not([type="hidden"])';

const focusMailCode = () => document.querySelector<HTMLElement>(MAIL_CODE)?.focus();

/** A link to each provider that the server lists. */
export function Providers({ returnTo, last, ...link }: ProvidersProps) {
  const { data, isError, isFetching, refetch } = useQuery(authProvidersQuery);

  if (isError)
    return (
      <ErrorState title="Sign-in options didn’t load" onRetry={() => void refetch()} retrying={isFetching} />
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
          No sign-in providers are available. Use an email code to sign in or create an account.
        </p>
        <Button size="large" wide onClick={focusMailCode}>
          Sign in
        </Button>
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
      <SignInLink {...link} to={paths.signInWith('default', returnTo)} variant="quiet">
        Continue with the default provider
      </SignInLink>
    </div>
  );
}
