import { paths } from '@futurelab/platform/paths';
import { LinkButton } from '@futurelab/platform/ui';
import styles from './invitation.module.css';

export function Invitation() {
  return (
    <section className={styles.invitation} aria-labelledby="invitation-title">
      <h2 id="invitation-title" className={styles.title}>
        There is a chair free.
      </h2>
      <div className={styles.actions}>
        <LinkButton to={paths.signIn(paths.home)} size="large">
          Join the Community
        </LinkButton>
        <LinkButton to={paths.contact} variant="secondary" size="large">
          Write to us first
        </LinkButton>
      </div>
    </section>
  );
}
