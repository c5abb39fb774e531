import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { PageTitle } from './page-title';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** Where in the magazine this is: a word or two above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** The standfirst: one or two sentences. */
  lead?: ReactNode;
  /** Buttons, at most one of them primary. */
  actions?: ReactNode;
  /** Beside the title on wide screens: a Cover, a fact, a portrait. */
  aside?: ReactNode;
  /** `display` for public pages that open like an article, `plain` for pages that are used daily. */
  size?: 'display' | 'plain';
  className?: string;
}

/** The top of a page; holds its only h1. */
export function PageHeader({
  eyebrow,
  title,
  lead,
  actions,
  aside,
  size = 'plain',
  className,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, styles[size], aside ? styles.split : undefined, className)}>
      <div className={styles.text}>
        {eyebrow && (
          <p dir="auto" className={styles.eyebrow}>
            {eyebrow}
          </p>
        )}
        <PageTitle>{title}</PageTitle>
        {lead && (
          <p dir="auto" className={styles.lead}>
            {lead}
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
