import type { PagePart } from '../../shared/editorial/page-parts';
import styles from './values.module.css';

export function Values({ part }: { part: PagePart }) {
  return (
    <section className={styles.values} aria-labelledby="values-title">
      <h2 id="values-title" className={styles.title}>
        {part.title}
      </h2>
      <ol className={styles.list}>
        {part.items.map(({ title: name, text }) => (
          <li key={name} className={styles.value}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
