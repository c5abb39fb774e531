import type { ReactNode } from 'react';
import styles from './closing.module.css';

/** The end of a page: one sentence, what happens next, and the one way on. */
export function Closing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <div className={styles.words}>
        <h2 id="closing-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
