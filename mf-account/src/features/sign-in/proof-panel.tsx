import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { authProvidersQuery, neededProofQuery } from '../../queries/sign-in/auth-providers';
import { MailCode } from './mail-code/mail-code';
import { SignInLink } from './sign-in-link';
import styles from './sign-in-panel.module.css';
import { usePendingSignIn } from './use-pending-sign-in';

/** A provider came back with an address that has yet to be proved: by a code to it, or by the way in that is known. */
export function ProofPanel({ returnTo }: { returnTo: string }) {
  const [pending, onFollow] = usePendingSignIn();
  const proof = useQuery(neededProofQuery);
  const { data: { providers } = { providers: [] } } = useQuery(authProvidersQuery);
  return (
    <QueryBoundary query={proof} what="the next step" skeleton={<Skeleton lines={4} />}>
      {({ email, provider }) =>
        email === null ? (
          <p>
            This step expired after 15 minutes. <Link to={paths.login}>Sign in again</Link>
          </p>
        ) : (
          <div className={styles.panel}>
            <p className={styles.address}>
              {provider} says your email address is <strong>{email}</strong>. Confirm that it’s yours to sign
              in with {provider} from now on. We’ll email that address, too.
            </p>
            <MailCode returnTo={returnTo} disabled={pending !== undefined} proves={email} />
            <section className={styles.mail} aria-labelledby="sign-in-as-before">
              <h2 id="sign-in-as-before" className={styles.title}>
                Or sign in as you did before
              </h2>
              <ul className={styles.providers}>
                {providers
                  .filter(({ name }) => name !== provider)
                  .map(({ id, name }) => (
                    <li key={id}>
                      <SignInLink
                        to={paths.proveWith(id, returnTo)}
                        provider={id}
                        pending={pending}
                        onFollow={onFollow}
                        variant="secondary"
                      >
                        {`Continue with ${name}`}
                      </SignInLink>
                    </li>
                  ))}
              </ul>
              <p>
                <Link to={paths.login}>Not now, sign in without {provider}</Link>
              </p>
            </section>
          </div>
        )
      }
    </QueryBoundary>
  );
}
