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
        Choose an introductory course
      </LinkButton>
      <p className={styles.quiet}>
        You have an account already, so this is open to you.
        {user.isHPCMember && ' Your membership opens the rest as well.'}
      </p>
    </>
  ) : (
    <>
      <LinkButton to={paths.signIn(paths.courses)} size="large" wide>
        Create a free account
      </LinkButton>
      <p className={styles.quiet}>
        It takes a minute, and leads to the courses. To look around first,{' '}
        <Link to={paths.courses}>see them without one</Link>.
      </p>
    </>
  );
}

/** The way to an offer for a team. */
export const TeamAction = () => (
  <>
    <LinkButton to={paths.contact} size="large" wide>
      Ask for an offer
    </LinkButton>
    <p className={styles.quiet}>
      Say how many you are, your field, and the season that suits. You hear from a person within two working
      days.
    </p>
  </>
);
