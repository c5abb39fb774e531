import type { ReactNode } from 'react';
import { classNames, PageTitle } from '@futurelab/platform/ui';
import styles from './opening.module.css';

export interface OpeningProps {
  title: string;
  lead: string;
  /** Links and buttons; at most one of them primary. */
  children?: ReactNode;
  drawing: ReactNode;
  /** Where the drawing stands: beside the words, under both columns of them, or above the title. */
  layout?: 'beside' | 'under' | 'above';
}

/** The head of a public page; holds its only h1. */
export function Opening({ title, lead, children, drawing, layout = 'beside' }: OpeningProps) {
  return (
    <header className={classNames(styles.opening, styles[layout])}>
      <PageTitle className={styles.title}>{title}</PageTitle>
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      <div className={styles.drawing}>{drawing}</div>
    </header>
  );
}
