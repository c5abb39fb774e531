import type { ReactNode } from 'react';
import { Container, PageHead, type PageHeadProps } from '@futurelab/platform/ui';
import styles from './public-page.module.css';

export interface PublicPageProps extends Omit<PageHeadProps, 'unlisted'> {
  /** The page's one address; an earlier edition names the current one. */
  path: string;
  /** The page brings its own room, as a document does. */
  plain?: boolean;
  children: ReactNode;
}

/** The frame of a public page: what it says about itself to others, and room between its parts. */
export function PublicPage({ plain, children, ...head }: PublicPageProps) {
  return (
    <Container className={plain ? undefined : styles.page}>
      <PageHead {...head} />
      {children}
    </Container>
  );
}
