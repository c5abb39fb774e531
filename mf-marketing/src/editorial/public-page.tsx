import type { ReactNode } from 'react';
import { Container, PageHead, type Crumb } from '@futurelab/platform/ui';
import styles from './public-page.module.css';

interface PublicPageProps {
  title: string;
  description?: string;
  /** The page's one address; an earlier edition names the current one. */
  path: string;
  /** The pages above this one. */
  within?: Crumb[];
  /** The page brings its own room, as a document does. */
  plain?: boolean;
  children: ReactNode;
}

/** The frame of a public page: what it says about itself to others, and room between its parts. */
export function PublicPage({ title, description, path, within, plain, children }: PublicPageProps) {
  return (
    <Container className={plain ? undefined : styles.page}>
      <PageHead
        title={title}
        path={path}
        {...(description !== undefined && { description })}
        {...(within && { within })}
      />
      {children}
    </Container>
  );
}
