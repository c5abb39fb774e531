import type { PagePart } from '../../shared/editorial/page-parts';
import { Figure, type FigureName } from './figure';
import styles from './benefits.module.css';

/** One for each benefit, in their order. */
const FIGURES: FigureName[] = ['course', 'community', 'event', 'synergizer'];

export function Benefits({ part }: { part: PagePart }) {
  return (
    <section className={styles.benefits} aria-labelledby="benefits-title">
      <header className={styles.header}>
        <h2 id="benefits-title" className={styles.title}>
          {part.title}
        </h2>
        <p className={styles.lead}>{part.text}</p>
      </header>
      <ul className={styles.cards}>
        {part.items.map(({ title, text }, index) => (
          <li key={title} className={styles.card}>
            <Figure name={FIGURES[index % FIGURES.length]!} className={styles.figure} />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
