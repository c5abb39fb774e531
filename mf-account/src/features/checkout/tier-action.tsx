import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import styles from './checkout.module.css';

/** The way to take part free: an account, and then the courses. */
export function FreeAction() {
  const { user } = useSession();
  return user ? (
    <>
      <LinkButton to={`${paths.courses}?access=free`} size="large" wide>
        Browse introductory courses
      </LinkButton>
      <p className={styles.quiet}>
        Your account already includes this.
        {user.isHPCMember && ' Pro includes the rest, too.'}
      </p>
    </>
  ) : (
    <>
      <LinkButton to={paths.signIn(paths.courses)} size="large" wide>
        Create a free account
      </LinkButton>
      <p className={styles.quiet}>
        It takes a minute. Just looking? <Link to={paths.courses}>See the courses without an account</Link>.
      </p>
    </>
  );
}

/** The way to an offer for a team. */
export const TeamAction = () => (
  <>
    <LinkButton to={paths.contact} size="large" wide>
      Request a quote
    </LinkButton>
    <p className={styles.quiet}>
      Tell us your team size, field, and preferred season. We’ll reply within two business days.
    </p>
  </>
);
