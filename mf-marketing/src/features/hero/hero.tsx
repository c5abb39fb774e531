import type { ReactNode } from 'react';
import { paths } from '@futurelab/platform/paths';
import { LinkButton, PAGE_TITLE_ID, PageTitle } from '@futurelab/platform/ui';
import styles from './hero.module.css';

/** What opens the page; `children` stand beside it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.hero} aria-labelledby={PAGE_TITLE_ID}>
      <div>
        <PageTitle className={styles.title}>Use AI with your eyes open.</PageTitle>
        {/* Short enough for two lines on a phone in any of its fonts, so that nothing below moves. */}
        <p className={styles.lead}>A community and school for people who lead and work with AI.</p>
        <div className={styles.actions}>
          <LinkButton to={paths.signIn(paths.home)} size="large">
            Join the Community
          </LinkButton>
          <LinkButton to={paths.book} variant="secondary" size="large">
            Read Digital Mystics
          </LinkButton>
        </div>
        <p className={styles.note}>Joining is free and takes about a minute.</p>
      </div>
      {children}
    </section>
  );
}
