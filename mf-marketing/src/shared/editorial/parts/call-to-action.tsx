import type { ReactNode } from 'react';
import styles from './call-to-action.module.css';
import type { PagePart } from '../page-parts';

/** The end of a page: one sentence, what happens next, and the one way on. */
export function CallToAction({
  part,
  children,
}: {
  part: Pick<PagePart, 'title' | 'text'>;
  children: ReactNode;
}) {
  return (
    <section className={styles.callToAction} aria-labelledby="call-to-action-title">
      <div className={styles.label}>
        <h2 id="call-to-action-title" className={styles.title}>
          {part.title}
        </h2>
        <p className={styles.text}>{part.text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
