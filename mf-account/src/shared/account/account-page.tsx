import type { ReactNode } from 'react';
import { useCurrentInView } from '@futurelab/platform/components/use-current-in-view';
import { Link } from '@futurelab/platform/router';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import styles from './account-page.module.css';
import { ACCOUNT_PAGES } from './account-pages';

interface AccountPageProps {
  /** Its path, one of `ACCOUNT_PAGES`. */
  path: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of one's own account, with the way to the others beside it. The list of them is `account-pages.ts`. */
export function AccountPage({ path, title, lead, children }: AccountPageProps) {
  const row = useCurrentInView<HTMLUListElement>(path);
  return (
    <Container>
      <PageHead title={title} path={path} unlisted />
      <div className={styles.account}>
        <nav className={styles.pages} aria-label="Your account">
          <ul ref={row} className={styles.list}>
            {ACCOUNT_PAGES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={to === path ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <PageHeader title={title} lead={lead} />
          {children}
        </div>
      </div>
    </Container>
  );
}
