import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import styles from './membership.module.css';

interface JoinActionProps {
  /** Where somebody who signs in first comes back to. */
  returnTo: string;
}

/** The way into the paid membership, with what happens next. */
export function JoinAction({ returnTo }: JoinActionProps) {
  const { user } = useSession();
  return user ? (
    <>
      <LinkButton to={paths.contact} size="large" wide>
        Write to us to join
      </LinkButton>
      <p className={styles.quiet}>
        Memberships are opened by a person, within a working day. Nothing is charged before you have agreed to
        it in writing.
      </p>
    </>
  ) : (
    <>
      <LinkButton to={paths.signIn(returnTo)} size="large" wide>
        Sign in to join
      </LinkButton>
      <p className={styles.quiet}>A free account comes first, and you come straight back here.</p>
    </>
  );
}
