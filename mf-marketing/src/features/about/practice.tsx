import type { PagePart } from '../../shared/editorial/page-parts';
import styles from './practice.module.css';

export function Practice({ part }: { part: PagePart }) {
  return (
    <section className={styles.practice} aria-labelledby="practice-title">
      <h2 id="practice-title" className={styles.title}>
        {part.title}
      </h2>
      <ol className={styles.habits}>
        {part.items.map(({ title, text }) => (
          <li key={title} className={styles.habit}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
