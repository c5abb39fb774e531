import type { PagePart } from '../page-parts';
import styles from './steps.module.css';

/** What happens, in order: numbered columns on a sunken ground. */
export function Steps({ part: { title, items } }: { part: PagePart }) {
  const heading = 'steps-title';
  return (
    <section className={styles.ground} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ol className={styles.steps}>
        {items.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
