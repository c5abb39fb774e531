import { paths, returnPath } from '@futurelab/platform/paths';
import { Link, Navigate, useSearchParams } from '@futurelab/platform/router';
import { useSession, useSite } from '@futurelab/platform/session';
import { Container, Cover, Icon, PageHead, PageTitle } from '@futurelab/platform/ui';
import { signInError } from '../../features/sign-in/sign-in-errors';
import { ProofPanel } from '../../features/sign-in/proof-panel';
import { SignInPanel } from '../../features/sign-in/sign-in-panel';
import styles from './login-page.module.css';

/** Where visitors sign in; a member who already has goes on to where they were going. */
export default function LoginPage() {
  const { isAuthenticated } = useSession();
  const { acceptsMembers } = useSite();
  const [search] = useSearchParams();
  const returnTo = returnPath(search.get('returnTo'));
  const error = signInError(search.get('error'));
  const needsProof = search.get('proof') === 'needed';
  if (isAuthenticated) return <Navigate to={returnTo} replace />;

  return (
    <Container className={styles.page}>
      <PageHead
        title="Welcome to FutureLab"
        description="Sign in to FutureLab or create an account. No password needed."
        path={paths.login}
      />
      <div className={styles.text}>
        <PageTitle>Welcome to FutureLab</PageTitle>
        <p className={styles.lead}>
          {needsProof
            ? 'One more step.'
            : acceptsMembers
              ? 'Sign in to pick up where you left off. New here? Signing in creates your free account.'
              : 'Sign in to pick up where you left off. New accounts are closed right now.'}
        </p>
        {error && (
          <p className={styles.error} role="alert">
            <Icon name="alert" />
            {error}
          </p>
        )}
        {needsProof ? <ProofPanel returnTo={returnTo} /> : <SignInPanel returnTo={returnTo} />}
        <p className={styles.terms}>
          By continuing you agree to the <Link to={paths.terms}>Terms</Link> and the{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
        <p className={styles.terms}>
          <Link to={paths.home}>Back to home</Link>
        </p>
      </div>
      <div className={styles.picture}>
        <Cover seed="welcome-to-futurelab" kind="event" className={styles.cover} />
      </div>
    </Container>
  );
}
