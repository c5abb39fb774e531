import { paths } from '@futurelab/platform/paths';
import { LinkButton } from '@futurelab/platform/ui';
import type { PagePart } from '../../shared/editorial/page-parts';
import { JoinLink } from '../../shared/join-link';
import styles from './invitation.module.css';

export function Invitation({ part: { title, actions } }: { part: PagePart }) {
  return (
    <section className={styles.invitation} aria-labelledby="invitation-title">
      <h2 id="invitation-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.actions}>
        <JoinLink to={paths.home} memberLabel="Go to your home" size="large">
          {actions[0]}
        </JoinLink>
        <LinkButton to={paths.contact} variant="secondary" size="large">
          {actions[1]}
        </LinkButton>
      </div>
    </section>
  );
}
