import type { ReactNode } from 'react';
import { classNames, PageTitle } from '@futurelab/platform/ui';
import styles from './hero.module.css';

export interface HeroProps {
  title: string;
  lead: string;
  /** Links and buttons; at most one of them primary. */
  children?: ReactNode;
  illustration: ReactNode;
  /** Where the illustration stands: beside the text, under both columns of it, or above the title. */
  layout?: 'beside' | 'under' | 'above';
}

/** The head of a public page; holds its only h1. */
export function Hero({ title, lead, children, illustration, layout = 'beside' }: HeroProps) {
  return (
    <header className={classNames(styles.hero, styles[layout])}>
      <PageTitle className={styles.title}>{title}</PageTitle>
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      <div className={styles.illustration}>{illustration}</div>
    </header>
  );
}
