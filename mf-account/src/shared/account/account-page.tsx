import type { ReactNode } from 'react';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { PageList } from '../panel/page-list';
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
export const AccountPage = ({ path, title, lead, children }: AccountPageProps) => (
  <Container>
    <PageHead title={title} path={path} unlisted />
    <div className={styles.account}>
      <PageList label="Your account" path={path} pages={ACCOUNT_PAGES} />
      <div className={styles.content}>
        <PageHeader title={title} lead={lead} />
        {children}
      </div>
    </div>
  </Container>
);
